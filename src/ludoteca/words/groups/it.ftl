# I gruppi: un circolo, una famiglia, una classe, con tavoli e risultati propri.

group-none = Questo gruppo non c'è, o non ne fai parte. Un invito te lo può dare chi se ne occupa.
group-door = Questo invito non apre: è stato rinnovato, o non lo è mai stato. Chiedine un altro.
group-moderators = Questo lo possono fare solo i moderatori del gruppo.
group-founded = Hai fondato { $most } gruppi, quanti ce ne stanno. Prima chiudine uno, o chiedi a qualcun altro di fondarlo.
group-many = Fai parte di { $most } gruppi, quanti ce ne stanno. Prima lasciane uno.
group-full = Questo gruppo ha { $most } membri, quanti ce ne stanno.
group-name-taken = C'è già un gruppo di nome { $name }, o che si potrebbe prendere per questo. Scegli un altro nome.
group-about = Questo testo ha { $given } caratteri; ne sono ammessi { $most }.
group-no-member = Questo membro non c'è; forse se n'è andato.
group-yourself = Per andartene tu, lascia il gruppo.
group-moderator-out = Un moderatore non si può accompagnare fuori; prima fallo tornare membro semplice.
group-role = { $given } non è un ruolo; scegli fra: { $allowed }.
group-last-moderator = Un gruppo ha bisogno di qualcuno che se ne occupi: prima nomina un altro moderatore.
group-dissolve-name = Per chiudere il gruppo, scrivi il suo nome come sta qui: { $name }.

ui-groups = Gruppi
ui-groups-about = Un circolo, una famiglia, una classe: persone con tavoli propri, che trovano solo loro, e una classifica dei risultati.
ui-groups-yours = I tuoi gruppi
ui-groups-none = Non fai ancora parte di nessun gruppo. Fondane uno, o chiedi un invito a qualcuno.
ui-group-size = { $number ->
    [one] un membro
   *[other] { $number } membri
}
ui-group-found = Fonda un gruppo
ui-group-found-now = Fondalo
ui-group-needs-name = Per far parte di un gruppo serve un nome.
ui-group-name = Nome del gruppo
ui-group-about = Di che si tratta
ui-group-about-help = Lo leggono i membri e chi riceve un invito.
ui-group-play = Gioca nel gruppo
ui-others-group = O prepara un tavolo che trovano i membri:
ui-group-all-games = Tutti i giochi
ui-group-results = Classifica dei risultati
ui-group-no-results = Ai tavoli del gruppo non è ancora finita nessuna partita.
ui-group-results-about = Delle ultime 1000 partite ai tavoli del gruppo. Battuti: quanti degli altri sono arrivati dietro, in media; a pari merito vale mezzo.
ui-group-games = Partite
ui-group-won = Vinte
ui-group-beaten = Battuti
ui-percent = { $number }%
ui-group-members = Membri
ui-group-moderator = moderatore
ui-group-appoint = Nomina moderatore
ui-group-dismiss = Non più moderatore
ui-group-invitation = Invito
ui-group-invitation-about = Chi ha questo link entra. Un link nuovo toglie valore a quelli di prima.
ui-group-invite-anew = Link nuovo
ui-group-look-after = Occupati del gruppo
ui-group-dissolve = Chiudi il gruppo
ui-group-dissolve-about = Tutti ne escono, e la classifica dei risultati sparisce. Le partite in corso vanno avanti per chi ha i loro link. Non si può annullare.
ui-group-leave = Lascia il gruppo
ui-group-invited = Hai un invito per { $group }
ui-group-join = Entra
ui-access-group = per i membri di { $group }
ui-listed-group = I membri del gruppo trovano questo tavolo.
ui-others-groups = In un gruppo, i tavoli li trovano solo i suoi membri:
ui-groups-all = Tutti i gruppi
ui-group-since = fondato il { $day }
