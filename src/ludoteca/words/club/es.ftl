# Lo que se dice de las personas que vuelven, y de lo que hay entre ellas.

# ---- papeles

paper-name = { $name } no es el nombre de un papel: una clase tiene letras minúsculas, y un id es una línea de 200 bytes como máximo.
paper-mark = { $mark } no es la marca de un papel: es una línea de 1 a 200 bytes.
paper-marks = { $name } tiene demasiadas marcas, o una repetida; se admiten { $most }.
paper-moment = { $given } no es un momento que pueda tener un papel.
paper-large = { $name } ocupa más de los { $most } bytes que caben.
paper-many = No se pueden escribir { $count } papeles a la vez; se admiten { $most }.
paper-twice = No se puede escribir dos veces el mismo papel de una vez.
paper-stale = Alguien más ha cambiado { $name } mientras tanto. Vuelve a mirarlo.

# ---- personas

people-name-empty = Un nombre tiene de 1 a { $most } caracteres.
people-name-long = Este nombre tiene { $given } caracteres; se admiten { $most }.
people-name-letters = Un nombre necesita al menos una letra o cifra, y como mucho dos signos sobre cada letra.
people-name-unseen = En este nombre hay signos que nadie ve, como los que cambian el sentido de la escritura. Escríbelo de nuevo.
people-name-taken = Aquí ya hay alguien que se llama { $name }, o de un modo que se podría confundir. Elige otro nombre.
people-already = Aquí ya eres { $name }. Para ser otra persona en este dispositivo, sal primero.
people-many = Hace un momento muchas personas han dado un nombre desde tu dirección; espera un minuto.
people-nobody = En esa dirección no hay nadie; quizá se haya borrado.
people-busy = Alguien más estaba cambiando esto al mismo tiempo, una y otra vez. Vuelve a intentarlo.
people-needed = Para esto necesitas un nombre aquí. Dalo en la página «Tú».
people-devices = Ya has entrado en { $most } dispositivos. Sal antes de alguno: están en la lista de tu página.
people-no-device = Este dispositivo no está entre los tuyos.
people-door = Esto no abre: se ha usado, es demasiado antiguo, se ha retirado o nunca existió. Pide uno nuevo en un dispositivo en el que hayas entrado.
people-tries = Demasiados intentos desde tu dirección; espera un minuto.
people-links = Ya tienes { $most } enlaces esperando. Usa uno o espera a que caduquen.
people-passkeys = Tienes { $most } llaves de acceso, todas las que caben. Quita una antes.
people-passkey-bad = Esta llave de acceso no se hizo para esta página o ya se había añadido. No se ha cambiado nada.
people-passkey-old = Ha tardado demasiado, o se pidió desde otra página. Vuelve a empezar.
people-no-passkey = Esta llave de acceso no está entre las tuyas.
people-colour = Un color es uno de los { $most } que se muestran.
people-languages = Elige entre los idiomas que se muestran, { $most } como máximo.
people-erase-name = Para borrarlo todo, escribe tu nombre tal como está aquí: { $name }.

# ---- la página «Tú»

ui-you-page = Tú
ui-you-hello = ¿Quién eres?
ui-you-why = Puedes jugar sin nombre. Con uno te encuentran aquellos con quienes has jugado, tus partidas cuentan y puedes seguir en otro dispositivo.
ui-you-name-yourself = Dar un nombre
ui-you-become = Ese es mi nombre
ui-you-nothing-else = Sin correo ni contraseña. Las mesas en las que has jugado con este navegador vienen contigo. Tú mismo puedes retirarlo todo cuando quieras.
ui-you-profile = Mis partidas y resultados
ui-you-since = Aquí desde el { $day }
ui-you-settings = Nombre y colores
ui-you-colour = Color
ui-you-colour-number = Color { $number }
ui-you-languages = Idiomas que hablo
ui-you-listed = Mostrarme en las tablas de clasificación y entre quienes están aquí
ui-save = Guardar
ui-done = Listo
ui-remove = Quitar
ui-you-elsewhere = En otro dispositivo
ui-you-data = Lo que se guarda de ti
ui-you-data-about = Tu nombre y tus ajustes, tus dispositivos, las mesas a las que te sentaste con tus jugadas y lo que dijiste en ellas, y tus resultados. Nada más, y no lo recibe nadie más.
ui-export = Guardarlo todo como archivo
ui-erase = Borrarlo todo…
ui-rather-not = No, volver
ui-enter = Entrar
ui-enter-head = ¿Ya has estado aquí?
ui-enter-link = En un dispositivo en el que hayas entrado, pide un enlace o una imagen para otro dispositivo. O usa uno de tus códigos de recuperación:
ui-enter-code = Código de recuperación
ui-enter-passkey = Entrar con una llave de acceso
ui-enter-as = ¿Eres { $name }?
ui-enter-ask = Con este enlace este dispositivo también es tuyo: juega en tus mesas, con tu nombre. Funciona una vez.
ui-enter-instead = Hasta ahora, en este navegador eres { $name }; eso termina aquí.
ui-enter-yes = Sí, soy { $name }
ui-enter-no = No, no soy yo
ui-passkey = Llave de acceso
ui-passkey-about = Una llave de acceso abre con tu huella, tu cara o tu PIN, en cada dispositivo que la conoce.
ui-passkey-add = Añadir una llave de acceso
ui-passkey-none = El dispositivo no ha dado ninguna llave de acceso. No se ha cambiado nada.
ui-passkey-done = Añadida.
ui-link-about = Un enlace o una imagen que funciona una vez, durante un cuarto de hora.
ui-link-give = Enlace para otro dispositivo
ui-link-head = Para tu otro dispositivo
ui-link-how = Fotografía esto con el otro dispositivo o abre allí el enlace. Funciona una vez, durante { $minutes } minutos. Quien lo abra eres tú: no se lo enseñes a nadie más.
ui-link-picture = El enlace como un cuadrado de puntos que una cámara puede leer
ui-link-copy = Copiar el enlace
ui-codes-about = Códigos de recuperación para el día en que se pierdan todos los dispositivos. Cada uno funciona una vez.
ui-codes-left = { $number ->
    [0] No tienes ninguno.
    [one] Te queda uno.
   *[other] Te quedan { $number }.
}
ui-codes-give = Códigos de recuperación nuevos
ui-codes-head = Tus códigos de recuperación
ui-codes-how = Apúntalos o imprímelos: solo se muestran ahora, y los anteriores ya no valen. Cada uno abre una vez.
ui-codes-copy = Copiarlos todos
ui-copied-codes = Copiados
ui-codes-kept = Los he guardado
ui-devices = Tus dispositivos
ui-device = Un dispositivo
ui-device-this = (este)
ui-device-out = Echar
ui-device-out-here = Salir aquí
ui-last-way = No podrías volver
ui-last-way-about = Este es tu único dispositivo y no tienes llave de acceso ni códigos de recuperación. Quien sale ahora no podrá volver a ser esta persona. Haz antes unos códigos de recuperación.
ui-device-out-all-the-same = Salir para siempre
ui-erase-head = Borrar todo lo mío
ui-erase-about = Tu nombre, tus ajustes, tus dispositivos y tus resultados desaparecen al momento, y también lo que has dicho en las mesas. Las partidas en curso siguen con un bot en tu lugar.
ui-erase-left = Lo que queda son las jugadas de las partidas que otros han jugado contigo, sin el nombre de nadie en tu puesto, y un número vacío en la clasificación, para que las puntuaciones de los demás sigan siendo correctas.
ui-erase-export = Esto no se puede deshacer. Si quieres conservarlo, guárdalo antes todo como archivo.
ui-erase-type = Escribe { $name } para continuar
ui-erase-now = Borrarlo todo
ui-erased = Ya no estás
ui-erased-about = Aquí nada sabe quién eras.
