import type { LegalTexts } from './legal-texts.ts';

export const es: LegalTexts = {
  terms: {
    lead: 'Fairhall es la demostración de un casino con dinero ficticio. Estos términos dicen qué puedes esperar de él y qué espera él de ti.',
    sections: [
      {
        title: 'Dinero ficticio',
        text: [
          'Todo saldo, depósito, bono y premio es dinero ficticio. No se puede comprar, no tiene valor real y nunca se paga.',
          'Los pagos son simulados. No introduzcas una tarjeta, cuenta bancaria o clave de pago reales: no se cobra nada y no se envía dinero.',
        ],
      },
      {
        title: 'Quién puede jugar',
        text: [
          'Tienes 18 años o más. Tienes una sola cuenta y la usas solo tú.',
          'Jugar con dinero ficticio no dice nada sobre tus posibilidades en otro lugar.',
        ],
      },
      {
        title: 'Tu cuenta',
        text: [
          'No reveles tu contraseña. Un acceso en otro dispositivo termina el anterior, y se te avisa.',
          'Se te puede cerrar la sesión o excluir si perturbas el servicio o a otras personas. Tus registros quedan como están.',
        ],
      },
      {
        title: 'Juegos justos',
        text: [
          'El resultado de una ronda sale de una semilla del servidor, cuyo hash ves antes de jugar, de tu propia semilla y de un número que aumenta. Cuando la semilla se revela, puedes recalcular cada ronda.',
          'El retorno al jugador de cada juego se publica. Es una media de muchísimas rondas y no promete nada para unas pocas.',
        ],
      },
      {
        title: 'Interrupciones y errores',
        text: [
          'Una ronda interrumpida termina como se repartió. Si es imposible, se devuelve la apuesta.',
          'Un apunte equivocado se corrige con otro apunte, que puedes ver. Nada se cambia ni se elimina después.',
        ],
      },
      {
        title: 'Sin garantía',
        text: [
          'El servicio se ofrece tal como está. Puede interrumpirse, cambiar o terminar en cualquier momento, y una demostración puede empezar de nuevo sin las cuentas anteriores.',
          'Si estos términos cambian, los nuevos se muestran en esta página.',
        ],
      },
    ],
  },
  privacy: {
    lead: 'Qué se guarda sobre ti, por qué y durante cuánto tiempo. No hay publicidad, ni servicios de análisis, ni contenido de otros sitios.',
    sections: [
      {
        title: 'Tu cuenta',
        text: [
          'Se guardan tu correo, apodo, moneda e idioma y, si los das, tu teléfono, dirección, país, código de invitación e imagen. Sirven para mantener tu cuenta y escribirte sobre ella.',
          'Tu contraseña se guarda solo como hash argon2id. Nadie puede leerla.',
        ],
      },
      {
        title: 'Accesos',
        text: [
          'Un acceso se guarda con su hora y su fin. De tu dirección de red se guarda solo un hash, para que quienes intentan adivinar tu contraseña no te bloqueen.',
          'Un acceso se borra un mes después de caducar, y el hash tres meses después del último acceso desde esa dirección.',
        ],
      },
      {
        title: 'Juego y dinero',
        text: [
          'Se guardan tus rondas, depósitos, retiros con sus cuentas, favoritos, notificaciones y juegos visitados, para que puedas verlos y comprobarlos.',
          'Puedes borrar los juegos visitados y ocultar tus rondas del historial. Los registros de dinero y de rondas nunca se eliminan: prueban que cada importe tiene su cuenta.',
        ],
      },
      {
        title: 'Quién lo recibe',
        text: [
          'El servidor de juegos recibe tu número de jugador, apodo, idioma, saldo y apuestas, y guarda tus rondas. La página de pago recibe el importe, la moneda y el idioma de un depósito, y el importe, la moneda y la cuenta de un retiro. Ambos pertenecen a este casino. Los correos pasan por el servidor de correo del operador.',
          'El asistente del chat responde en tu navegador. Lo que escribes allí no se envía ni se guarda.',
        ],
      },
      {
        title: 'En tu dispositivo',
        text: [
          'No hay cookies. El almacenamiento del navegador guarda tu sesión, tu idioma, tus ajustes, como los saldos ocultos y el sonido, tus favoritos, búsquedas recientes y último depósito, si alguien ha iniciado sesión en este dispositivo y, si mantienes la sesión abierta, tu correo. Hasta que cierres la pestaña, guarda también tu código de invitación y los resultados de los juegos que abriste.',
          'También guarda un registro de lo que los juegos te mostraron: los hashes de las semillas, como máximo 5.000 rondas y 500 de cada: hashes, apuestas rechazadas y boletos, de como máximo ocho jugadores del dispositivo. Con él, una ronda se puede verificar con lo que viste; se queda en el dispositivo.',
          'Cerrar la sesión la elimina junto con los favoritos. El resto puedes eliminarlo en tu navegador.',
        ],
      },
      {
        title: 'Tus opciones',
        text: [
          'En tu perfil puedes cambiar tu apodo, imagen, teléfono, dirección, país y moneda. Para recibir una copia de tus datos o cerrar tu cuenta, escribe al operador de este sitio.',
        ],
      },
    ],
  },
};
