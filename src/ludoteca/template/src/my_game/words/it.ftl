title = My Game
tagline = Cinque premi, e carte che nessun altro vede.

ask = { $prize ->
    [one] C'è in palio un punto. Quale carta cali?
   *[other] Ci sono in palio { $prize } punti. Quale carta cali?
}
lay = Cala un { $card }
lays = { $seat } cala un { $card }.
has-laid = { $seat } ha calato un { $card }
takes = { $seat } prende il premio: { $prize }.
nobody = Nessuno prende il premio. Resta per il giro seguente: { $prize }.
not-held = Non hai in mano nessun { $card }.
over = Tutte le carte sono state calate.

round = Giro { $round } di { $rounds }, premio { $prize }
your-hand = La tua mano
points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
line-prizes = Premi

option-players = Giocatori
option-players-help = In quanti si gioca.
option-ties = Carte uguali
option-ties-help = Che cosa succede alle carte uguali.
option-ties-cancel = si annullano
option-ties-first = vale la prima
