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

# ---- persone

people-name-empty = Un nome ha da 1 a { $most } caratteri.
people-name-long = Questo nome ha { $given } caratteri; ne sono ammessi { $most }.
people-name-letters = Un nome ha almeno una lettera o una cifra, e al massimo due segni su ogni lettera.
people-name-unseen = In questo nome ci sono segni che nessuno vede, per esempio quelli che cambiano la direzione di scrittura. Scrivilo di nuovo.
people-name-taken = Qui qualcuno si chiama già { $name }, o in modo che si potrebbe prendere l'uno per l'altro. Scegli un altro nome.
people-already = Qui sei già { $name }. Per essere qualcun altro su questo dispositivo, prima esci.
people-many = Molte persone hanno appena dato un nome dal tuo indirizzo; aspetta un minuto.
people-nobody = A questo indirizzo non c'è nessuno; forse si è cancellato.
people-busy = Qualcun altro ha cambiato la stessa cosa nello stesso momento, più volte. Riprova.
people-needed = Per questo ti serve un nome. Dàllo nella pagina «Tu».
people-devices = Sei già dentro con { $most } dispositivi. Prima esci da uno di loro: sono elencati nella tua pagina.
people-no-device = Questo dispositivo non è fra i tuoi.
people-door = Questo non apre: è stato usato, è troppo vecchio, è stato ritirato o non è mai esistito. Chiedine uno nuovo su un dispositivo in cui sei dentro.
people-tries = Troppi tentativi dal tuo indirizzo; aspetta un minuto.
people-links = Hai già { $most } link in attesa. Usane uno, o aspetta che scadano.
people-passkeys = Hai { $most } passkey, quante ce ne stanno. Prima togline una.
people-passkey-bad = Questa passkey non è stata fatta per questa pagina, o è già stata aggiunta. Non è cambiato nulla.
people-passkey-old = Ci è voluto troppo tempo, o era stata chiesta da un'altra pagina. Ricomincia.
people-no-passkey = Questa passkey non è fra le tue.
people-colour = Un colore è uno dei { $most } mostrati.
people-languages = Scegli fra le lingue mostrate, al massimo { $most }.
people-erase-name = Per cancellare tutto, scrivi il tuo nome come sta qui: { $name }.

# ---- la pagina «Tu»

ui-you-page = Tu
ui-you-hello = Chi sei?
ui-you-why = Puoi giocare senza nome. Con un nome ti ritrova chi ha giocato con te, le tue partite contano, e puoi continuare su un altro dispositivo.
ui-you-name-yourself = Di' un nome
ui-you-become = Mi chiamo così
ui-you-nothing-else = Nessun indirizzo di posta, nessuna password. I tavoli a cui hai giocato in questo browser vengono con te. Puoi cancellare tutto, da te.
ui-you-profile = Le mie partite e i risultati
ui-you-since = Qui dal { $day }
ui-you-settings = Nome e colori
ui-you-colour = Colore
ui-you-colour-number = Colore { $number }
ui-you-languages = Lingue che parlo
ui-you-listed = Mostrami nelle classifiche e fra chi è qui
ui-save = Salva
ui-done = Fatto
ui-remove = Togli
ui-you-elsewhere = Su un altro dispositivo
ui-you-data = Che cosa si conserva di te
ui-you-data-about = Il tuo nome e ciò che hai impostato, i tuoi dispositivi, i tavoli a cui sedevi con le tue mosse e ciò che vi hai detto, e i tuoi risultati. Nient'altro, e nessun altro lo riceve.
ui-export = Salva tutto in un file
ui-erase = Cancella tutto…
ui-rather-not = No, torna indietro
ui-enter = Entra
ui-enter-head = Sei già stato qui?
ui-enter-link = Su un dispositivo in cui sei dentro, chiedi un link o un'immagine per un altro dispositivo. Oppure usa uno dei tuoi codici di recupero:
ui-enter-code = Codice di recupero
ui-enter-passkey = Entra con una passkey
ui-enter-as = Sei { $name }?
ui-enter-ask = Con questo link anche questo dispositivo è tuo: gioca ai tuoi tavoli, con il tuo nome. Funziona una volta.
ui-enter-instead = In questo browser finora sei { $name }; qui finisce.
ui-enter-yes = Sì, sono { $name }
ui-enter-no = No, non sono io
ui-passkey = Passkey
ui-passkey-about = Una passkey apre con l'impronta, il viso o il PIN, su ogni dispositivo che la conosce.
ui-passkey-add = Aggiungi una passkey
ui-passkey-none = Il dispositivo non ha dato nessuna passkey. Non è cambiato nulla.
ui-passkey-done = Aggiunta.
ui-link-about = Un link o un'immagine che funziona una volta, per un quarto d'ora.
ui-link-give = Link per un altro dispositivo
ui-link-head = Per l'altro tuo dispositivo
ui-link-how = Fotografa questo con l'altro dispositivo, o apri lì il link. Funziona una volta, entro { $minutes } minuti. Chi lo apre sei tu: non mostrarlo a nessun altro.
ui-link-picture = Il link come un quadrato di punti che una fotocamera sa leggere
ui-link-copy = Copia il link
ui-codes-about = Codici di recupero per il giorno in cui ogni dispositivo è perduto. Ciascuno funziona una volta.
ui-codes-left = { $number ->
    [0] Non ne hai.
    [one] Te ne resta uno.
   *[other] Te ne restano { $number }.
}
ui-codes-give = Nuovi codici di recupero
ui-codes-head = I tuoi codici di recupero
ui-codes-how = Scrivili o stampali: si mostrano solo adesso, e quelli di prima non funzionano più. Ciascuno apre una volta.
ui-codes-copy = Copia tutti
ui-copied-codes = Copiati
ui-codes-kept = Li ho messi via
ui-devices = I tuoi dispositivi
ui-device = Un dispositivo
ui-device-this = (questo)
ui-device-out = Fallo uscire
ui-device-out-here = Esci da qui
ui-last-way = Non potresti tornare
ui-last-way-about = Questo è il tuo unico dispositivo, e non hai passkey né codici di recupero. Chi esce adesso non potrà mai più essere questa persona. Prima fatti dei codici di recupero.
ui-device-out-all-the-same = Esci per sempre
ui-erase-head = Cancellare tutto di me
ui-erase-about = Il tuo nome, le impostazioni, i dispositivi e i risultati spariscono subito, e anche ciò che hai detto ai tavoli. Le partite in corso continuano con un bot al tuo posto.
ui-erase-left = Restano le mosse delle partite che altri hanno giocato con te, senza nome al tuo posto, e un numero vuoto in classifica, perché il punteggio degli altri resti giusto.
ui-erase-export = Non si può annullare. Prima salva tutto in un file, se vuoi tenerlo.
ui-erase-type = Scrivi { $name } per continuare
ui-erase-now = Cancella tutto
ui-erased = Non ci sei più
ui-erased-about = Qui nulla sa più chi eri.
