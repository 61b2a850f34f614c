# El análisis de una partida, en frases. $who: you, all (todos vosotros, que jugáis como uno solo) o one (el de ese puesto).

# Cuánto de la probabilidad de ganar valió algo
review-wins = { $games ->
    [one] una victoria
   *[other] { $games } victorias
} de cada cien partidas
review-wins-few = menos de una victoria de cada cien partidas

# Veredictos, como título y como frase
review-verdict-only = Nada que elegir
review-verdict-best = La mejor
review-verdict-good = Buena
review-verdict-doubtful = Dudosa
review-verdict-mistake = Error
review-verdict-blunder = Error grave
review-decision-only = No había nada que elegir.
review-decision-best = La mejor: ninguna otra prometía más.
review-decision-good = Buena: apenas se perdió nada.
review-decision-doubtful = Dudosa: costó cerca de { $wins }.
review-decision-mistake = Error: costó cerca de { $wins }.
review-decision-blunder = Error grave: costó cerca de { $wins }.
review-played = { $seat }: { $action }
review-better = Mejor: { $action }.
review-two = { $first } { $second }

# Suerte
review-luck-more = { $who ->
    [you] Suerte para ti
    [all] Suerte para todos vosotros
   *[one] Suerte { PARA($seat) }
}: vale cerca de { $wins }.
review-luck-less = { $who ->
    [you] Mala suerte para ti
    [all] Mala suerte para todos vosotros
   *[one] Mala suerte { PARA($seat) }
}: costó cerca de { $wins }.
review-luck-hidden = Estaba en lo que { $who ->
    [you] no podías saber
   *[one] no podía saber { $seat }
}.
review-luck-open-more = Salió mejor de lo que parecía.
review-luck-open-less = Salió peor de lo que parecía.

# Un puesto, en resumen: primero sus opciones, después su suerte
review-sum = { $choices }, { $luck }.
review-sum-choices = { $choices }.
review-sum-none = { $who ->
    [you] No cometiste ningún error
    [all] Entre todos no cometisteis ningún error
   *[one] { $seat } no cometió ningún error
}
review-sum-some = { $who ->
    [you] Cometiste
    [all] Entre todos cometisteis
   *[one] { $seat } cometió
} { $own ->
    [one] un error
   *[other] { $own } errores
}
review-sum-fewer = { $who ->
    [you] Cometiste
   *[one] { $seat } cometió
} menos errores que quien ganó ({ $own }, no { $other })
review-sum-equal = { $who ->
    [you] Cometiste
   *[one] { $seat } cometió
} tantos errores como quien ganó ({ $own })
review-sum-more = { $who ->
    [you] Cometiste
   *[one] { $seat } cometió
} más errores que quien ganó ({ $own }, no { $other })
review-sum-won-none = { $who ->
    [you] Ganaste
    [all] Ganasteis juntos
   *[one] { $seat } ganó
} sin ningún error
review-sum-won-some = { $who ->
    [you] Ganaste
    [all] Ganasteis juntos
   *[one] { $seat } ganó
} a pesar de { $own ->
    [one] un error
   *[other] { $own } errores
}
review-sum-won-fewest = { $who ->
    [you] Ganaste
   *[one] { $seat } ganó
} con menos errores que nadie ({ $own })
review-sum-won-most = { $who ->
    [you] Ganaste
   *[one] { $seat } ganó
} a pesar de ser quien más errores cometió ({ $own })
review-times = { $times ->
    [1] una vez
    [2] dos veces
   *[other] { $times } veces
}
review-sum-little = y la suerte influyó poco
review-sum-side = { $who ->
    [you] y la suerte estuvo de tu lado
    [all] y la suerte estuvo de vuestro lado
   *[one] y tuvo un poco de suerte
}
review-sum-against = { $who ->
    [you] y la suerte estuvo en tu contra
    [all] y la suerte estuvo en vuestra contra
   *[one] y tuvo un poco de mala suerte
}
review-sum-lucky = { $who ->
    [you] y tuviste
    [all] y tuvisteis
   *[one] y tuvo
} suerte { $good }
review-sum-unlucky = { $who ->
    [you] y tuviste
    [all] y tuvisteis
   *[one] y tuvo
} mala suerte { $bad }
review-sum-both = { $who ->
    [you] y tuviste
    [all] y tuvisteis
   *[one] y tuvo
} suerte { $good } y mala suerte { $bad }
review-sum-often = { $who ->
    [you] y tuviste
    [all] y tuvisteis
   *[one] y tuvo
} { $more ->
    [good] más veces suerte que mala suerte ({ $good } veces, no { $bad })
    [bad] más veces mala suerte que suerte ({ $bad } veces, no { $good })
   *[even] tantas veces suerte como mala suerte
}

# Razones que hablan a quien decidió, tal como se cuentan a otros: la misma clave con -of
coach-loses-of = Termina la partida al momento, y { $seat } la pierde.
coach-either-of = { $seat } acaba con cerca de { $amount }, como con: { $other }.
coach-points-more-leads-of = { $seat } acaba con cerca de { $amount } más
coach-points-more-follows-of = { $seat } acaba con cerca de { $amount } más
coach-points-less-leads-of = { $seat } acaba con cerca de { $amount } menos
coach-points-less-follows-of = { $seat } acaba con cerca de { $amount } menos
coach-line-more-leads-of = { $seat } recibe cerca de { $amount } más en { $line }
coach-line-more-follows-of = { $seat } recibe cerca de { $amount } más en { $line }
coach-line-less-leads-of = { $seat } recibe cerca de { $amount } menos en { $line }
coach-line-less-follows-of = { $seat } recibe cerca de { $amount } menos en { $line }
coach-bonus-more-leads-of = { $seat } consigue { $line } en { $often } partidas de 10 en lugar de { $seldom }
coach-bonus-more-follows-of = { $seat } consigue { $line } en { $often } partidas de 10 en lugar de { $seldom }
coach-bonus-less-leads-of = { $seat } consigue { $line } solo en { $often } partidas de 10 en lugar de { $seldom }
coach-bonus-less-follows-of = { $seat } consigue { $line } solo en { $often } partidas de 10 en lugar de { $seldom }
coach-soon-more-leads-of = Para el próximo turno { $seat } tiene cerca de { $amount } más
coach-soon-more-follows-of = para el próximo turno { $seat } tiene cerca de { $amount } más
coach-soon-less-leads-of = Para el próximo turno { $seat } tiene cerca de { $amount } menos
coach-soon-less-follows-of = para el próximo turno { $seat } tiene cerca de { $amount } menos
coach-chance-more-leads-of = { $seat } gana unas { $games } partidas más de cada cien
coach-chance-more-follows-of = { $seat } gana unas { $games } partidas más de cada cien
coach-chance-less-leads-of = { $seat } gana unas { $games } partidas menos de cada cien
coach-chance-less-follows-of = { $seat } gana unas { $games } partidas menos de cada cien

# En el terminal
review-working = analizando
review-chances = Probabilidades de ganar
review-seats = Cómo le fue a cada puesto
review-mattered = Lo que importó
review-nothing = Nada destacó: ningún error, y ninguna suerte que fuera más que ruido.
review-accuracy-column = precisión
review-start-column = inicio
review-choices-column = opciones
review-luck-column = suerte
review-marks = ? error, × error grave; el final es el resultado
review-signs = ?! dudosa, ? errores, ?? errores graves. El inicio, las opciones de todos los puestos y la suerte suman el resultado.
review-result-column = resultado
review-budget-simulations = { $budget } simulaciones por decisión, más donde las opciones están cerca; semilla { $seed }.
review-budget-seconds = Hasta { $budget } s por decisión; semilla { $seed }.
review-written = El análisis se ha escrito en:
review-out = Un análisis se escribe como página: { $file } debería terminar en .html.
review-budget-given = --budget no puede ser «{ $given }»: es un número de simulaciones de 10 a { $most }, como 600, o de segundos hasta { $seconds }, como 0.5s.
