# Pensadores en otra parte: qué dice el servidor
think-token = Esta contraseña no se conoce aquí.
think-version = Este pensador es de la versión { $theirs }, el servidor de la { $ours }; instala la misma versión.
think-games = Un pensador puede nombrar como máximo { $most } juegos.
think-stopping = Este servidor está a punto de pararse; vuelve a intentarlo pronto.
think-full = Aquí pueden esperar o pensar a la vez como máximo { $most } pensadores (el ajuste most_thinkers); vuelve a intentarlo más tarde.
think-unfit = Eso no es una respuesta a la pregunta.
thinker-name = «{ $given }» no puede ser el nombre de un pensador: letras minúsculas, cifras y guiones, 40 como máximo, y el primero no un guion.
thinker-there = Ya hay un pensador llamado { $name }; quítalo antes para darle una contraseña nueva.
thinker-many = Puede haber como máximo { $most } pensadores; quita uno antes.
thinker-unknown = No hay ningún pensador llamado { $name }; ludoteca admin thinkers los enumera.

# Qué dice el pensador
think-here = Pensando para { $server }.
think-away = { $server } no responde ({ $error }); se vuelve a intentar.
think-refused = { $server } dice: { $error }
think-odd = No se pudo responder a una pregunta de { $server }: { $error }
think-plain = A { $server } se llega por HTTP sin cifrar: quien escuche por el camino puede leer la contraseña. Usa una dirección https.
think-done = { $count ->
    [one] Se ha respondido a una pregunta.
   *[other] Se ha respondido a { $count } preguntas.
 }
think-url = «{ $url }» no es la dirección de un servidor; lo correcto sería https://play.example.org
think-token-needed = Da la contraseña que dijo ludoteca admin thinker-add, con --token o con la variable LUDOTECA_TOKEN.
think-server-needed = Di para qué servidor: ludoteca think --server URL
think-servers = Se pueden nombrar como máximo { $most } servidores.
think-extra = Para pensar por un servidor hace falta el paquete { $missing }; instálalo con: pip install "ludoteca[web]"
cli-about-think = piensa por los bots, el consejero y los análisis de servidores en otra parte
cli-usage-think =
    ludoteca think --server URL [--server URL ...]
    {"             "} [--token CONTRASEÑA] [--jobs N]
cli-token = CONTRASEÑA
cli-think-server = la dirección de un servidor; se puede repetir: cada servidor por sí mismo, no un repartidor de carga delante de ellos
cli-think-token = lo que dijo ludoteca admin thinker-add; mejor en la variable LUDOTECA_TOKEN, donde nadie más de este ordenador la ve
cli-think-jobs = en cuántas preguntas se piensa a la vez, cada una en su propio proceso; si no, una por núcleo
