import type { SupportTexts } from './support-texts.ts';

export const es = {
  subtitle: 'El asistente del salón responde a cualquier hora.',
  channelsTitle: 'Formas de contactarnos',
  channels: {
    chat: { name: 'Chat en línea', window: 'Responde al momento' },
    help: { name: 'Centro de ayuda', window: 'Lectura inmediata' },
    email: { name: 'Correo electrónico', window: 'En 24 horas' },
    phone: { name: 'Teléfono', window: 'En 48 horas' },
    telegram: { name: 'Telegram', window: 'En 24 horas' },
    whatsapp: { name: 'WhatsApp', window: 'En 24 horas' },
    facebook: { name: 'Facebook', window: 'En 48 horas' },
  },
  contact: {
    address: 'Dirección',
    window: 'Respuesta',
    demo: 'Fairhall es una demostración: esta dirección no es de nadie y nada de lo que envíes se leerá. El chat en línea y el centro de ayuda sí responden.',
    toChat: 'Abrir el chat',
  },
  helpTitle: 'Centro de ayuda',
  articles: {
    deposit: {
      title: 'Mi depósito no ha llegado',
      summary: 'Normalmente 5 minutos',
      text: [
        'Los depósitos suelen llegar en unos 5 minutos. Tu cartera se actualiza sola cuando se confirma el pago; no hace falta recargar.',
        'Abre Cartera y mira los registros de depósitos. «Pago pendiente» significa que el proveedor de pagos aún no lo ha confirmado: abre el pago de nuevo desde ahí o empieza otro depósito.',
        '«Pago rechazado» y «Cancelado» significan que no se ha cobrado nada. Si aun así un pago se confirma tarde, se abona, y el registro lo dice.',
      ],
    },
    withdraw: {
      title: 'Cuánto tardan los retiros',
      summary: '24 horas; tarjetas, 1–3 días hábiles',
      text: [
        'Los retiros se procesan en 24 horas. A una tarjeta bancaria tardan de 1 a 3 días hábiles.',
        'El importe se aparta en cuanto lo pides: sale de «disponible» y aparece como «retenido». Cuando el banco paga, deja tu cartera; cuando el banco lo rechaza, vuelve.',
        'Un retiro aceptado no se puede cancelar. Revisa la cuenta antes de enviarlo.',
      ],
    },
    verify: {
      title: 'Verifica una ronda por tu cuenta',
      summary: 'Semillas, nonce y resultado',
      text: [
        'Antes de apostar, el juego muestra el hash SHA-256 de la semilla del servidor. Después ya no puede cambiarla sin que cambie el hash.',
        'Cada resultado sale del HMAC-SHA256 de la semilla del servidor sobre tu semilla y un número que va aumentando (el nonce). Abre el panel de transparencia de un juego para ver los tres y elegir tu propia semilla.',
        'Cuando cambias la semilla, la anterior se abre. Elige cualquier ronda jugada con ella, en su juego o en tu historial: tu navegador la repite y muestra si el resultado coincide.',
      ],
    },
    security: {
      title: 'Mantener mi cuenta segura',
      summary: 'Contraseñas y dispositivos',
      text: [
        'Usa una contraseña que no uses en ningún otro sitio, de al menos 8 caracteres. Puedes cambiarla en Perfil, Seguridad.',
        'Hay una sesión por jugador: iniciar sesión en otro dispositivo cierra la tuya, y la página te avisa. Si no fuiste tú, cambia la contraseña enseguida.',
        'Nunca te pedimos la contraseña en un chat ni en un correo.',
      ],
    },
    bonus: {
      title: 'Reglas de los bonos',
      summary: 'Primer depósito y premio de bienvenida',
      text: [
        'Tu primer depósito se duplica: añadimos el mismo importe a la misma cartera, hasta el límite de su moneda (por ejemplo, 1.000 USD o 5.000 BRL). Ocurre una vez por jugador.',
        'El premio de bienvenida es un giro de la ruleta de premios: de 10 a 100 en tu moneda (100 veces esa cantidad en yenes, 10 veces en bahts, 5 veces en yuanes). La ruleta es tan demostrablemente justa como los juegos.',
        'Todo es dinero ficticio, sin valor real.',
      ],
    },
    lag: {
      title: 'Un juego va lento o se atasca',
      summary: 'Recargar y reconectar',
      text: [
        'Usa el botón de recargar encima del juego. Una ronda ya empezada termina en el servidor; su resultado está en tu historial y ninguna apuesta se cobra dos veces.',
        'Revisa tu conexión. Mientras estás sin conexión, las apuestas quedan en pausa.',
        'Cierra otras pestañas con juegos y activa la aceleración por hardware en los ajustes del navegador: los juegos los dibuja la tarjeta gráfica.',
      ],
    },
    playMoney: {
      title: 'Qué es el dinero ficticio',
      summary: 'Sin valor real',
      text: [
        'Los saldos no tienen valor real. No puedes comprarlos y nadie los paga en efectivo.',
        'Los depósitos y retiros son simulados: el pago solo acepta tarjetas de prueba y los bancos son inventados.',
      ],
    },
  },
  questions: {
    title: 'Escríbenos',
    text: 'Una persona lee tu mensaje y responde aquí. Una notificación te avisa.',
    guest: 'Inicia sesión y una persona responderá aquí a tu mensaje.',
    logIn: 'Iniciar sesión',
    subject: 'Asunto',
    message: 'Mensaje',
    left: 'Quedan {{count}} caracteres',
    send: 'Enviar mensaje',
    reply: 'Enviar otro mensaje',
    sending: 'Enviando…',
    sent: 'Tu mensaje se envió',
    earlier: 'Tus mensajes',
    none: 'Todavía no nos has escrito.',
    failed: 'No se pudieron cargar tus mensajes',
    you: 'Tú',
    support: 'Soporte',
    states: { open: 'Espera respuesta', answered: 'Respondido', closed: 'Cerrado' },
    ended: 'Esta conversación terminó. Para cualquier otra cosa, escribe un mensaje nuevo.',
    more: 'Mostrar más',
  },
  chat: {
    title: 'Asistente del salón',
    online: 'En línea, responde al momento',
    intro:
      'Pregunta por depósitos, retiros, juegos, tu cuenta o los bonos. Si inicias sesión, las respuestas consultan tus propias órdenes.',
    introPlayer:
      'Pregunta por depósitos, retiros, juegos, tu cuenta o los bonos. Las respuestas consultan tus propias órdenes.',
    log: 'Conversación',
    you: 'Tú',
    quickTitle: 'Respuestas rápidas',
    quick: {
      deposit: 'Depósito',
      withdraw: 'Retiro',
      lag: 'Juego lento',
      security: 'Seguridad de la cuenta',
      bonus: 'Bono',
    },
    placeholder: 'Escribe un mensaje',
    send: 'Enviar',
    typing: 'El asistente lo está consultando',
    failed: 'No se pudo enviar, inténtalo de nuevo',
    greeting: 'Hola. ¿En qué puedo ayudarte?',
    greetingNamed: 'Hola, {{name}}. ¿En qué puedo ayudarte?',
    unknown:
      'No lo he entendido. Puedo ayudarte con depósitos, retiros, juegos lentos, tu cuenta y bonos; elige abajo.',
    readMore: 'Leer más',
    showChannels: 'Ver los canales',
    openWallet: 'Abrir cartera',
    replies: {
      deposit:
        'Los depósitos suelen llegar en unos 5 minutos. Inicia sesión y pregunta otra vez: así puedo mirar el último.',
      depositNone: 'Todavía no has hecho ningún depósito. Suelen llegar en unos 5 minutos.',
      depositFound: 'Tu último depósito es de {{amount}}. Mira cómo va.',
      withdraw:
        'Los retiros se procesan en 24 horas; a una tarjeta bancaria tardan de 1 a 3 días hábiles. Inicia sesión y pregunta otra vez: así puedo mirar el último.',
      withdrawNone:
        'Todavía no has pedido ningún retiro. Se procesan en 24 horas; a una tarjeta bancaria tardan de 1 a 3 días hábiles.',
      withdrawFound: 'Tu último retiro es de {{amount}}. Mira cómo va.',
      human:
        'Hay personas que responden por correo, teléfono y mensajería. Cada canal muestra en cuánto tiempo.',
      lag: 'Usa el botón de recargar encima del juego. Una ronda ya empezada termina en el servidor y ninguna apuesta se cobra dos veces.',
      security:
        'Usa una contraseña que no uses en ningún otro sitio. Puedes cambiarla en Perfil, Seguridad. Iniciar sesión en otro dispositivo cierra tu sesión, y la página te avisa.',
      bonus:
        'Tu primer depósito se duplica en la misma cartera, una vez, y la ruleta de bienvenida da de 10 a 100 en tu moneda. Todo es dinero ficticio.',
      verify:
        'Abre el panel de transparencia de un juego: muestra la semilla sellada del servidor, tu semilla y el nonce. Cambia la semilla y tu navegador repite la ronda que quieras.',
    },
  },
} as const satisfies SupportTexts;
