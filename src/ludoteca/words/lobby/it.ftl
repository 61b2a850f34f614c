# Trovarsi: chi aspetta dei giocatori, che cosa si sta giocando, e chi può sedersi dove.

access-unknown = { $given } non è qualcuno che possa trovare un tavolo; scegli fra: { $allowed }, o lascia vuoto per chi ha il link.
access-waiting = Aspetti già altri a { $most } tavoli. Gioca lì, fa' prendere dai bot i posti liberi, o prepara questo per chi ha il link.
sit-link = I posti liberi di questo tavolo sono per chi ha un link. Chiedilo a chi lo ha preparato.
sit-full = Qualcuno è stato più veloce: lì non c'è più un posto libero. Puoi guardare, o sederti a un altro tavolo.
fill-host = Solo chi ha preparato il tavolo può lasciare ai bot i posti liberi.

ui-access = Posti liberi
ui-access-help = Chi trova il tavolo finché c'è un posto libero, e chi poi vede che ci si gioca.
ui-access-link = per chi ha il link
ui-access-public = per tutti
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
ui-others-all = Prepara un tavolo che tutti trovano in questa pagina, e fa' altro finché non arrivano:
ui-fill = Lascia ai bot i posti liberi
ui-listed-public = Tutti trovano questo tavolo nella prima pagina.
ui-listed-members = Chi ha un nome qui trova questo tavolo nella prima pagina.

# ---- qualcuno per ...?

wish-players = Qui non si gioca in { $given }; si gioca in { $allowed }.
wish-people = { $given } persone non vanno bene: almeno 2, e al massimo le { $most } che giocano.
wish-pace = { $given } non è un ritmo; scegli fra: { $allowed }.
wish-wait = Non si aspetta per { $given } minuti; scegli fra: { $allowed }.
wish-many = Aspetti già per { $most } partite. Prima rinuncia a una di loro.
wish-gone = Per questo non aspetta più nessuno: sono arrivati abbastanza, o se ne sono andati. Chiedi tu, e gli altri ti troveranno.
wish-true = Il tuo tavolo di { $game } è pronto: gli altri sono arrivati.

ui-wish-game = Qualcuno per
ui-wish-seats = in quanti
ui-wish-pace = a che ritmo
ui-wish-minutes = aspetto per
ui-wish-access = lo chiedo
ui-wish-access-public = a tutti
ui-wish-access-members = a chi ha un nome
ui-wish-ask = Chiedi
ui-wish-for = { $players } persone
ui-wish-for-bots = { $bots ->
    [one] { $people } persone e un bot
   *[other] { $people } persone e { $bots } bot
}
ui-wish-missing = { $missing ->
    [one] ne manca uno
   *[other] ne mancano { $missing }
}
ui-wish-too = Anch'io
ui-wish-too-title = Gioca anche tu a { $game } con { $who }
ui-wish-withdraw = Non aspetto più
ui-wish-ready = Il tuo tavolo è pronto!

# ---- sfide

challenge-oneself = Non puoi sfidare te stesso; un tavolo in cui giochi tutti i posti si può preparare quando vuoi.
challenge-many = { $most } persone non hanno ancora risposto alle tue sfide. Ritirane una lasciando ai bot i posti liberi, o aspetta.
challenge-often = { $name } ha già ricevuto molte sfide; riprova un altro giorno.
challenge-declined = { $name } per ora preferisce non giocare a { $game }.
challenge-told = { $name } ti sfida a { $game }.
sit-others = Il posto libero di questo tavolo è tenuto per qualcun altro.

ui-challenge = Sfida
ui-challenge-of = Sfida { $name }
ui-challenge-about = Un posto resta riservato: { $name } trova la sfida nella prima pagina e la accetta o la rifiuta entro una settimana.
ui-challenge-options = O con tutto come vuoi tu:
ui-challenge-from = { $name } ti sfida!
ui-challenge-accept = Accetta
ui-challenge-decline = Rifiuta
ui-access-to = per { $name }: è una sfida
ui-listed-to = Chi hai sfidato trova questo tavolo nella prima pagina.
ui-declined = { $name } per ora preferisce non giocare. Manda il link a qualcun altro, o lascia ai bot i posti liberi.
ui-wish-which = a una partita di
