### La casa en un navegador, sin servidor: qué dice su puerta, y qué no se encuentra allí.

site-files = Trayendo la casa: unos megabytes, la primera vez. Después se abre también sin conexión.
site-python = Arrancando Python…
site-rules = Preparando las reglas…
site-elsewhere = La casa está abierta en otra página de este navegador.
site-here = Jugar aquí
site-old = Este navegador es demasiado antiguo: le faltan service workers, bloqueos o flujos. Uno de 2023 o posterior los tiene.
site-secure = Un navegador solo deja entrar en una casa como esta por https, o desde este mismo ordenador.
site-fault = La casa no se puede abrir:

# En la estantería y en el formulario de una mesa nueva.
site-alone = Todo funciona en este navegador y se queda en él: nadie ve lo que juegas, y nadie puede unirse a ti. Los bots fuertes, los análisis y los amigos necesitan un servidor: { $command }.
site-levels = Aquí los bots piensan en tu navegador, como máximo { $seconds } segundos cada vez: los fáciles y los medios. Los bots fuertes necesitan un servidor.
site-no-review = Un análisis lo hace un servidor; aquí no hay ninguno. Guarda el registro y míralo con { $command }.
