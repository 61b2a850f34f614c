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
ui-clock-is-slow = per corrispondenza: ore o giorni per ogni decisione
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
