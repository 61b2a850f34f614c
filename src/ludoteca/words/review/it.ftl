# The review of a game, in sentences. $who: you, all (of you, who play as one), or one (of that seat).

# How much of the chance to win something was worth
review-wins = { $games ->
    [one] una vittoria
   *[other] { $games } vittorie
} su cento partite
review-wins-few = meno di una vittoria su cento partite

# Verdicts, as a heading and as a sentence
review-verdict-only = Nessuna scelta
review-verdict-best = La migliore
review-verdict-good = Buona
review-verdict-doubtful = Dubbia
review-verdict-mistake = Errore
review-verdict-blunder = Errore grave
review-decision-only = Non c'era altro da scegliere.
review-decision-best = La scelta migliore: nient'altro prometteva di più.
review-decision-good = Buona scelta: non è andato perso quasi nulla.
review-decision-doubtful = Scelta dubbia: è costata circa { $wins }.
review-decision-mistake = Errore: è costato circa { $wins }.
review-decision-blunder = Errore grave: è costato circa { $wins }.
review-played = { $seat }: { $action }
review-better = Meglio: { $action }.
review-two = { $first } { $second }

# Luck
review-luck-more = { $who ->
    [you] Fortuna per te
    [all] Fortuna per tutti voi
   *[one] Fortuna { PER($seat) }
}: vale circa { $wins }.
review-luck-less = { $who ->
    [you] Sfortuna per te
    [all] Sfortuna per tutti voi
   *[one] Sfortuna { PER($seat) }
}: è costata circa { $wins }.
review-luck-hidden = { $who ->
    [you] Dipendeva da ciò che non potevi sapere.
   *[one] Dipendeva da ciò che { $seat } non poteva sapere.
}
review-luck-open-more = È andata meglio di quanto sembrasse.
review-luck-open-less = È andata peggio di quanto sembrasse.

# A seat, summed up: first its choices, then its luck
review-sum = { $choices }, { $luck }.
review-sum-choices = { $choices }.
review-sum-none = { $who ->
    [you] Non hai commesso errori
    [all] Insieme non avete commesso errori
   *[one] { $seat } non ha commesso errori
}
review-sum-some = { $who ->
    [you] Hai commesso
    [all] Insieme avete commesso
   *[one] { $seat } ha commesso
} { $own ->
    [one] un errore
   *[other] { $own } errori
}
review-sum-fewer = { $who ->
    [you] Hai commesso
   *[one] { $seat } ha commesso
} meno errori di chi ha vinto ({ $own } contro { $other })
review-sum-equal = { $who ->
    [you] Hai commesso
   *[one] { $seat } ha commesso
} tanti errori quanti chi ha vinto ({ $own })
review-sum-more = { $who ->
    [you] Hai commesso
   *[one] { $seat } ha commesso
} più errori di chi ha vinto ({ $own } contro { $other })
review-sum-won-none = { $who ->
    [you] Hai vinto
    [all] Insieme avete vinto
   *[one] { $seat } ha vinto
} senza commettere errori
review-sum-won-some = { $who ->
    [you] Hai vinto
    [all] Insieme avete vinto
   *[one] { $seat } ha vinto
} nonostante { $own ->
    [one] un errore
   *[other] { $own } errori
}
review-sum-won-fewest = { $who ->
    [you] Hai vinto commettendo
   *[one] { $seat } ha vinto commettendo
} meno errori di tutti ({ $own })
review-sum-won-most = { $who ->
    [you] Hai vinto pur commettendo
   *[one] { $seat } ha vinto pur commettendo
} più errori di tutti ({ $own })
review-times = { $times ->
    [1] una volta
    [2] due volte
   *[other] { $times } volte
}
review-sum-little = e la fortuna ha contato poco
review-sum-side = { $who ->
    [you] e la fortuna ti ha dato una mano
    [all] e la fortuna vi ha dato una mano
   *[one] e ha avuto un po' di fortuna
}
review-sum-against = { $who ->
    [you] e la fortuna ti è stata contro
    [all] e la fortuna vi è stata contro
   *[one] e ha avuto un po' di sfortuna
}
review-sum-lucky = { $who ->
    [you] e hai avuto
    [all] e avete avuto
   *[one] e ha avuto
} fortuna { $good }
review-sum-unlucky = { $who ->
    [you] e hai avuto
    [all] e avete avuto
   *[one] e ha avuto
} sfortuna { $bad }
review-sum-both = { $who ->
    [you] e hai avuto
    [all] e avete avuto
   *[one] e ha avuto
} fortuna { $good } e sfortuna { $bad }
review-sum-often = { $who ->
    [you] e hai avuto
    [all] e avete avuto
   *[one] e ha avuto
} { $more ->
    [good] più spesso fortuna che sfortuna ({ $good } volte contro { $bad })
    [bad] più spesso sfortuna che fortuna ({ $bad } volte contro { $good })
   *[even] tanta fortuna quanta sfortuna
}

# Reasons that speak to whoever decided, as they are told to others: the same key with -of
coach-loses-of = Chiude subito la partita, con la sconfitta { DI($seat) }.
coach-either-of = { $seat } finisce con circa { $amount }, come con: { $other }.
coach-points-more-leads-of = { $seat } finisce con circa { $amount } in più
coach-points-more-follows-of = { $seat } finisce con circa { $amount } in più
coach-points-less-leads-of = { $seat } finisce con circa { $amount } in meno
coach-points-less-follows-of = { $seat } finisce con circa { $amount } in meno
coach-line-more-leads-of = { $seat } ottiene circa { $amount } in più alla voce { $line }
coach-line-more-follows-of = { $seat } ottiene circa { $amount } in più alla voce { $line }
coach-line-less-leads-of = { $seat } ottiene circa { $amount } in meno alla voce { $line }
coach-line-less-follows-of = { $seat } ottiene circa { $amount } in meno alla voce { $line }
coach-bonus-more-leads-of = { $seat } ottiene la voce { $line } in { $often } partite su 10 invece che in { $seldom }
coach-bonus-more-follows-of = { $seat } ottiene la voce { $line } in { $often } partite su 10 invece che in { $seldom }
coach-bonus-less-leads-of = { $seat } ottiene la voce { $line } solo in { $often } partite su 10 invece che in { $seldom }
coach-bonus-less-follows-of = { $seat } ottiene la voce { $line } solo in { $often } partite su 10 invece che in { $seldom }
coach-soon-more-leads-of = Entro il turno successivo { $seat } ha circa { $amount } in più
coach-soon-more-follows-of = entro il turno successivo { $seat } ha circa { $amount } in più
coach-soon-less-leads-of = Entro il turno successivo { $seat } ha circa { $amount } in meno
coach-soon-less-follows-of = entro il turno successivo { $seat } ha circa { $amount } in meno
coach-chance-more-leads-of = { $seat } vince circa { $games } partite in più su cento
coach-chance-more-follows-of = { $seat } vince circa { $games } partite in più su cento
coach-chance-less-leads-of = { $seat } vince circa { $games } partite in meno su cento
coach-chance-less-follows-of = { $seat } vince circa { $games } partite in meno su cento

# In the terminal
review-working = analisi
review-chances = Probabilità di vincere
review-seats = Com'è andata a ciascuno
review-mattered = Che cosa ha contato
review-nothing = Niente di notevole: nessun errore, e nessuna fortuna che superi l'incertezza.
review-accuracy-column = precisione
review-start-column = inizio
review-choices-column = scelte
review-luck-column = fortuna
review-marks = ? errore, × errore grave; alla fine c'è il risultato
review-signs = ?! dubbie, ? errori, ?? errori gravi. Inizio, scelte di tutti e fortuna danno insieme il risultato.
review-result-column = esito
review-budget-simulations = { $budget } simulazioni per ogni decisione, di più dove le scelte si equivalgono; seme { $seed }.
review-budget-seconds = Fino a { $budget } s per ogni decisione; seme { $seed }.
review-written = L'analisi è stata scritta in:
review-out = Un'analisi si scrive come pagina: { $file } dovrebbe finire in .html.
review-budget-given = --budget non può essere "{ $given }": è un numero di simulazioni da 10 a { $most }, per esempio 600, o di secondi fino a { $seconds }, per esempio 0.5s.
