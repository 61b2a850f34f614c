# Ciò che si dice delle persone che tornano, e di ciò che c'è fra loro.

# ---- carte

paper-name = { $name } non può essere il nome di una carta: il tipo ha lettere minuscole, l'identificativo è una riga di al massimo 200 byte.
paper-mark = { $mark } non può segnare una carta: un segno è una riga da 1 a 200 byte.
paper-marks = { $name } ha troppi segni, o uno due volte; ne sono ammessi { $most }.
paper-moment = { $given } non è un tempo che una carta possa avere.
paper-large = { $name } supera i { $most } byte per cui c'è posto.
paper-many = Non si possono scrivere { $count } carte insieme; ne sono ammesse { $most }.
paper-twice = La stessa carta non si può scrivere due volte in una volta sola.
paper-stale = { $name } è stato cambiato da qualcun altro nel frattempo. Guardalo di nuovo.
