# Orologi, risposte lasciate in anticipo e avvisi.

# ---- orologi

clock-kind = { $given } non è un orologio; può essere live, oppure slow per una partita per corrispondenza.
clock-field = Un orologio non ha { $field }; ci sono: { $allowed }.
clock-number = { $given } non può essere { $field } di un orologio; è un numero intero da { $least } a { $most }.
clock-out = { $given } non può continuare per chi resta senza tempo; può essere: { $allowed }.
table-time-up = Tempo scaduto: { $seat } non può più rispondere.
table-time-left = Chi deve decidere ha ancora tempo.
table-clock-decides = A questo tavolo è l'orologio a decidere quando un bot gioca al posto di qualcuno.
table-no-holidays = A questo tavolo nessuno può prendere giorni liberi: non è stato concordato.
table-holidays = Non si possono prendere { $given } giorni liberi: te ne restano { $most }. 0 significa: di ritorno in anticipo, per chi è via.

ui-clock = Tempo
ui-clock-kind = Orologio
ui-clock-kind-help = Senza orologio ognuno si prende tutto il tempo che vuole.
ui-clock-none = senza orologio
ui-clock-is-live = dal vivo: ci sono tutti
ui-clock-is-slow = per corrispondenza
ui-clock-start = All'inizio
ui-clock-start-help = Quanto ha ogni giocatore per tutta la partita, oltre a ciò che porta ogni turno.
ui-clock-increment = In più a ogni turno
ui-clock-increment-help = Si aggiunge quando comincia un turno.
ui-clock-grace = Gratis all'inizio
ui-clock-grace-help = Del primo turno di ognuno questo tempo non costa nulla.
ui-clock-hours = Per ogni decisione
ui-clock-hours-help = Ricomincia da capo a ogni decisione.
ui-clock-holidays-help = Quanti giorni in tutto ogni giocatore può prendersi liberi; intanto il suo tempo sta fermo.
ui-clock-out = Tempo scaduto
ui-clock-out-help = Che cosa succede al posto. Chi è sostituito da un bot può tornare.
ui-clock-out-bot = continua un bot: { $level ->
    [easy] facile
    [hard] difficile
   *[medium] medio
}
ui-clock-out-forfeit = ha perso
ui-clock-live = Ognuno ha { $start }.
ui-clock-slow = Ognuno ha { $start } per ogni decisione.
ui-clock-more = Ogni turno porta altri { $increment }.
ui-clock-grace-told = I primi { $grace } sono gratis.
ui-clock-holidays = { $number ->
    [one] Ognuno può prendersi un giorno libero.
   *[other] Ognuno può prendersi { $number } giorni liberi.
}
ui-clock-bot = Per chi resta senza tempo continua un bot ({ $level ->
    [easy] facile
    [hard] difficile
   *[medium] medio
}) finché non torna.
ui-clock-forfeit = Chi resta senza tempo ha perso.
ui-clock-window = Fino ad allora si può rispondere. Non toglie tempo a nessuno.
ui-clock-days-off = Giorni liberi
ui-timed-out = tempo scaduto
ui-on-holiday = in vacanza
ui-holidays-left = { $number ->
    [0] Non ti restano giorni liberi.
    [one] Ti resta un giorno libero.
   *[other] Ti restano { $number } giorni liberi.
}
ui-take-days = { $number ->
    [one] Un giorno libero
   *[other] { $number } giorni liberi
}
ui-back-early = Sono di ritorno
ui-span-days = { $number ->
    [one] un giorno
   *[other] { $number } giorni
}
ui-span-hours = { $number ->
    [one] un'ora
   *[other] { $number } ore
}
ui-span-minutes = { $number ->
    [one] un minuto
   *[other] { $number } minuti
}
ui-span-seconds = { $number ->
    [one] un secondo
   *[other] { $number } secondi
}
ui-unit-day = g
ui-unit-hour = h
ui-unit-minute = min

# ---- answers left beforehand

beforehand-choice = Questa risposta ora non si può lasciare: non è tra quelle previste. Sceglila dall’elenco.
beforehand-times = Una risposta non si può lasciare { $given } volte: si dà da una a { $most } volte.
beforehand-days = Una risposta non si può lasciare per { $given } giorni: si conserva da un giorno a { $most }.
beforehand-stop = { $given } non può fermare una risposta; possono farlo: { $allowed }.
beforehand-most = Ci sono già { $most } risposte lasciate, e di più non se ne conservano. Prima ritirane una.
beforehand-none = Questa risposta non c’è più.
beforehand-live = A un tavolo con l’orologio dal vivo ognuno risponde quando tocca a lui.
beforehand-several = Chi gioca più posti allo stesso schermo non lascia risposte: lì gli viene chiesto comunque.

ui-beforehand = In anticipo
ui-beforehand-help = Di’ che cosa risponderai prima che ti venga chiesto. Nessun altro lo viene a sapere: la risposta arriva come se tu fossi qui.
ui-beforehand-unforeseen = Per un bel po’ non ti verrà chiesto nulla.
ui-beforehand-still = { $times ->
    [one] ancora una volta, fino al { $until }
   *[other] ancora { $times } volte, fino al { $until }
}
ui-beforehand-ended = { $why ->
    [touched] Fermata: qualcuno ha fatto qualcosa che ti riguarda.
    [shown] Fermata: si è scoperto qualcosa che nessuno poteva prevedere.
    [shuffled] Fermata: le carte sono state rimescolate.
    [undone] Fermata: una mossa è stata ritirata.
    [gone] Fermata: questa risposta non si poteva più dare.
   *[past] Fermata: i suoi giorni sono passati.
}
ui-beforehand-back = Ritira
ui-beforehand-dismiss = Va bene
ui-beforehand-given = { $number ->
    [one] Una risposta è stata data per te
   *[other] { $number } risposte sono state date per te
}
ui-beforehand-answer = Quando me lo chiedono, rispondo
ui-beforehand-often = Quante volte
ui-beforehand-times = { $number ->
    [one] una volta
   *[other] { $number } volte
}
ui-beforehand-long = Per
ui-beforehand-stops = Chiedimelo comunque appena
ui-beforehand-touched = qualcuno fa qualcosa che mi riguarda
ui-beforehand-shown = si scopre qualcosa, o decide il caso
ui-beforehand-shuffled = le carte vengono rimescolate
ui-beforehand-leave = Lascia questa risposta
