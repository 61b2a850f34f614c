# La ricerca dell'equilibrio: che cosa può cambiare, a che cosa si mira, quale modifica ci arriva più vicino.

# Che cosa non può essere
tune-nothing = Di' che cosa può cambiare: --change "prices.*", o il percorso di un singolo valore. Qui si può regolare: { $known }.
tune-patterns = È troppo in una volta: al massimo { $most } schemi, e altrettanti limiti.
tune-pattern = { $argument } non può essere "{ $given }": in questi contenuti nulla si chiama così. Si può regolare: { $known }.
tune-pattern-near = { $argument } non può essere "{ $given }": in questi contenuti nulla si chiama così. Intendevi { $near }? Si può regolare: { $known }.
tune-fixed = Ciò che "{ $given }" indica resta com'è: nomi, testi e ciò che una modifica non tocca. Si può regolare: { $known }.
tune-still = Non c'è nulla da cambiare: ciò che { $given } indica può avere un solo valore.
tune-many = { $found } valori sono troppi da regolare insieme; al massimo sono { $most }. Indicane di meno.
tune-within-form = --within non può essere "{ $given }": scrivi che cosa limita e fin dove, per esempio "prices.*=2..6"; per le parole quali, per esempio "cards.*.colour=red|blue"; per un elenco di parole quante.
tune-within-pattern = --within "{ $given }" non limita nulla di ciò che può cambiare; può cambiare { $named }.
tune-within-outside = --within "{ $given }" va oltre ciò che { $path } può essere: { $allowed }.
tune-within-now = --within "{ $given }" esclude { $path } com'è adesso, cioè { $now }; i limiti devono comprenderlo, perché i contenuti attuali restano in gara.
tune-few = { $given } partite sono troppo poche: il primo sguardo a un gruppo di { $group } modifiche ne richiede { $least }.
tune-extra = Per cercare serve Optuna, che non è installato; scrivi: pip install "ludoteca[tune]"
tune-other = In { $folder } c'è ciò che è stato giocato per un'altra domanda: là { $what } è { $found }, qui { $wanted }. Scegli un'altra cartella.
tune-unreadable = Non si riesce a leggere { $file }: non è ciò che una ricerca ha conservato. Scegli un'altra cartella, o togli il file.

aim-unknown = Un obiettivo non può essere "{ $given }". Questo gioco può avere, separati da virgole: { $known }.
aim-not-even = Un obiettivo non può essere "{ $given }": in questo gioco nessuno vince contro un altro. Può avere: { $known }.
aim-not-every = Un obiettivo non può essere "{ $given }": in questo gioco nessuno può avere ciò che gli altri non hanno. Può avere: { $known }.
aim-noun = Di "{ $given }" non si può dire nulla: non si chiama così nessun tipo di azione, né un elenco dei contenuti che le azioni nominano. Ci sono: { $known }.
aim-noun-near = Di "{ $given }" non si può dire nulla: non si chiama così nessun tipo di azione, né un elenco dei contenuti che le azioni nominano. Intendevi { $near }? Ci sono: { $known }.
aim-noun-many = Di "{ $noun }" ce ne sono { $count } da togliere una per una; devono essere da 2 a { $most }. Ci sono: { $known }.
aim-within = Un obiettivo non può essere "{ $given }": sono al massimo 100 punti.
aim-span = Un obiettivo non può essere "{ $given }": una durata va da un numero maggiore di 0 a uno non più piccolo.
aim-twice = A "{ $given }" si mira due volte.
aim-only-least = "As little changed as possible" decide fra modifiche ugualmente buone; di' anche in che cosa devono essere buone: { $known }.

# A che cosa si mira
aim-even = ogni posto nell'ordine di turno vince quanto gli altri
aim-even-within = ogni posto nell'ordine di turno vince la sua giusta parte, con { $within } punti di tolleranza
aim-every = ogni "{ $noun }" aiuta quanto tutti in media, con { $within } punti di tolleranza
aim-length = una partita da { $low } a { $high } { $unit ->
    [turns] turni
    [rounds] giri
    [minutes] minuti
   *[decisions] decisioni
}
aim-least = a parità di risultato, ciò che cambia meno
