# Groups: a club, a family, a class, with tables and results of their own.

group-none = There is no such group, or you are not in it. Whoever looks after a group can give you an invitation.
group-door = This invitation does not open: it has been made anew, or never was one. Ask for another.
group-moderators = Only the moderators of the group can do that.
group-founded = You have founded { $most } groups, as many as there is room for. End one first, or ask somebody else to found it.
group-many = You are in { $most } groups, as many as there is room for. Leave one first.
group-full = This group has { $most } members, as many as there is room for.
group-name-taken = There is a group called { $name } already, or so that one could be taken for the other. Choose another name.
group-about = This text has { $given } characters; { $most } are allowed.
group-no-member = There is no such member; perhaps they have left.
group-yourself = To go yourself, leave the group.
group-moderator-out = A moderator cannot be shown out; make them an ordinary member first.
group-role = { $given } is no role; choose one of: { $allowed }.
group-last-moderator = A group needs somebody who looks after it: appoint another moderator first.
group-dissolve-name = To end the group, type its name as it stands here: { $name }.

ui-groups = Groups
ui-groups-about = A club, a family, a class: people who have tables of their own, which only they find, and a table of results.
ui-groups-yours = Your groups
ui-groups-none = You are in no group yet. Found one, or ask somebody for an invitation.
ui-group-size = { $number ->
    [one] one member
   *[other] { $number } members
}
ui-group-found = Found a group
ui-group-found-now = Found it
ui-group-needs-name = Whoever is in a group needs a name here.
ui-group-name = Name of the group
ui-group-about = About it
ui-group-about-help = Whoever is invited reads it, and its members.
ui-group-play = Play in the group
ui-others-group = Or set a table that the members find:
ui-group-all-games = All games
ui-group-results = Table of results
ui-group-no-results = No game has ended yet at a table of the group.
ui-group-results-about = Of the latest 1000 games at the group’s tables. Beaten: how many of the others came behind, on average; a shared place counts half.
ui-group-games = Games
ui-group-won = Won
ui-group-beaten = Beaten
ui-percent = { $number }%
ui-group-members = Members
ui-group-moderator = moderator
ui-group-appoint = Make moderator
ui-group-dismiss = No moderator any more
ui-group-invitation = Invitation
ui-group-invitation-about = Whoever has this link comes in. A new one makes those before worthless.
ui-group-invite-anew = New link
ui-group-look-after = Look after the group
ui-group-dissolve = End the group
ui-group-dissolve-about = Everybody is out, and the table of results is gone. Games that are being played go on for those who have their links. This cannot be undone.
ui-group-leave = Leave the group
ui-group-invited = You are invited to { $group }
ui-group-join = Come in
ui-access-group = for the members of { $group }
ui-listed-group = The members of the group find this table.
ui-others-groups = In a group, tables are found by its members alone:
ui-groups-all = All groups
ui-group-since = founded on { $day }
