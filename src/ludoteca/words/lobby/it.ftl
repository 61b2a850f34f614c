# Trovarsi: chi aspetta dei giocatori, che cosa si sta giocando, e chi può sedersi dove.

access-unknown = { $given } non è qualcuno che possa trovare un tavolo; scegli fra: { $allowed }, o lascia vuoto per chi ha il link.
access-waiting = Aspetti già altri a { $most } tavoli. Gioca lì, fa' prendere dai bot i posti liberi, o prepara questo per chi ha il link.
sit-link = I posti liberi di questo tavolo sono per chi ha un link. Chiedilo a chi lo ha preparato.
sit-full = Qualcuno è stato più veloce: lì non c'è più un posto libero. Puoi guardare, o sederti a un altro tavolo.
fill-host = Solo chi ha preparato il tavolo può lasciare ai bot i posti liberi.

ui-access = Posti liberi
ui-access-help = Chi trova il tavolo finché c'è un posto libero, e chi poi vede che ci si gioca.
ui-access-link = per chi ha il link
ui-access-public = per tutti: sta nella prima pagina
ui-access-members = per chi ha un nome qui
ui-pace-free = senza orologio
ui-pace-live = { $start } a testa
ui-pace-slow = per corrispondenza, { $start } a decisione
ui-waits = Si aspettano giocatori
ui-waits-free = { $free ->
    [one] un posto libero su { $seats }
   *[other] { $free } posti liberi su { $seats }
}
ui-waits-here = qui adesso
ui-waits-own = Qui aspetti tu
ui-waits-look = Guarda
ui-sit = Siediti
ui-sit-title = Siediti con { $who } a { $game }
ui-playing = Si sta giocando
ui-watch = Guarda
ui-go-there = Vai al tavolo
ui-others = Gioca con altri
ui-others-open = Prepara un tavolo che tutti trovano in questa pagina, e fa' altro finché non arrivano:
ui-fill = Lascia ai bot i posti liberi
ui-listed-public = Tutti trovano questo tavolo nella prima pagina.
ui-listed-members = Chi ha un nome qui trova questo tavolo nella prima pagina.
