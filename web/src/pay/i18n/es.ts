import type { Words } from './en.ts';

export const es = {
  page: {
    title: 'Pagar {{amount}} · Mockpay',
    loading: 'Cargando el pedido',
    sandbox: 'Entorno de pruebas',
    order: 'Pedido {{number}}',
    reference: 'Ref. {{number}}',
    signed: 'Webhook firmado con HMAC-SHA256',
  },
  strip: {
    badge: 'Simulado',
    text: 'Página de pago de prueba. No se mueve dinero real ni se cobra ninguna tarjeta.',
  },
  summary: {
    label: 'Resumen del pedido',
    back: 'Volver a Fairhall',
    deposit: 'Depósito en tu cartera en {{currency}}',
    subtotal: 'Subtotal',
    fee: 'Comisión de Mockpay',
    total: 'Total a pagar',
    timeLeft: 'para pagar; después el pedido caduca',
    minutesLeft_one: 'Queda {{count}} minuto para pagar',
    minutesLeft_other: 'Quedan {{count}} minutos para pagar',
    disclaimer:
      'Mockpay es un simulador incluido con Fairhall. Nunca contacta con un banco, y los datos de la tarjeta nunca salen de esta página.',
  },
  methods: {
    title: 'Pagar con',
    card: 'Tarjeta',
    pix: 'PIX',
    bank: 'Transferencia',
  },
  card: {
    number: 'Número de tarjeta',
    expiry: 'Caducidad',
    expiryExample: 'MM / AA',
    code: 'Código de seguridad',
    name: 'Nombre en la tarjeta',
    testCard: 'Tarjeta de prueba',
    pay: 'Pagar {{amount}} (simulado)',
  },
  testCards: {
    title: 'Tarjetas de prueba',
    hint: 'Elige una para rellenar el formulario. Nunca introduzcas una tarjeta real.',
    pays: 'Paga',
    declined: 'Es rechazada',
    insufficientFunds: 'No tiene fondos',
  },
  cardProblems: {
    numberMissing: 'Introduce el número de una tarjeta de prueba.',
    numberNotTest:
      'Aquí solo valen las tarjetas de prueba de abajo. Nunca introduzcas una tarjeta real.',
    expiryInvalid: 'Introduce mes y año, como 12 / 29.',
    expiryPast: 'Esta fecha ya pasó.',
    codeInvalid: 'Introduce tres o cuatro dígitos.',
    nameMissing: 'Introduce un nombre cualquiera.',
  },
  pix: {
    step1: 'Abre la app de tu banco y elige PIX.',
    step2: 'Escanea el código o pega el texto de abajo.',
    step3: 'Confirma {{amount}}. Esta página se actualiza sola.',
    waiting: 'Esperando el pago…',
    simulated: 'Ninguna app bancaria puede pagar este código. Elige el resultado más abajo.',
    qr: 'Código QR PIX de este pedido',
    copyAndPaste: 'PIX copiar y pegar',
    copy: 'Copiar',
    copied: 'Copiado',
    copyByHand: 'El texto está seleccionado. Cópialo con el teclado.',
  },
  bank: {
    intro: 'Transfiere el importe desde tu banco con esta referencia.',
    beneficiary: 'Beneficiario',
    account: 'Cuenta',
    reference: 'Referencia',
    amount: 'Importe',
    pay: 'Ya envié {{amount}} (simulado)',
    simulated: 'Esta cuenta no existe. Ninguna transferencia puede llegar a ella.',
  },
  outcome: {
    title: 'Elige el resultado',
    hint: 'Sustituye la respuesta del banco.',
    paid: 'Aprobar',
    failed: 'Rechazar',
    cancelled: 'Cancelar',
    expired: 'Caducar',
    working: 'Un momento…',
  },
  ended: {
    paid: {
      title: 'Pago recibido',
      text: '{{amount}} está pagado. Mockpay está avisando a Fairhall y tu cartera se actualizará en un momento.',
    },
    failed: {
      title: 'El pago falló',
      text: 'No se cobró nada. Inicia un nuevo depósito en Fairhall para intentarlo otra vez.',
    },
    cancelled: {
      title: 'Pago cancelado',
      text: 'No se cobró nada. Puedes iniciar un nuevo depósito en Fairhall cuando quieras.',
    },
    expired: {
      title: 'El pedido caducó',
      text: 'Se acabó el tiempo para pagar. No se cobró nada. Inicia un nuevo depósito en Fairhall para intentarlo otra vez.',
    },
    leaving: 'Volviendo a Fairhall…',
    back: 'Volver a Fairhall',
  },
  reasons: {
    card_declined: 'La tarjeta fue rechazada.',
    insufficient_funds: 'La tarjeta no tiene fondos suficientes.',
  },
  problems: {
    notFoundTitle: 'Pedido no encontrado',
    notFoundText:
      'Mockpay no conoce ningún pedido en esta dirección. Cierra esta pestaña e inicia un nuevo depósito en Fairhall.',
    loadTitle: 'No se pudo cargar el pedido',
    loadText: 'Mockpay no respondió. No se cobró nada. Revisa tu conexión e inténtalo otra vez.',
    submit: 'Mockpay no respondió. Inténtalo otra vez: un pedido nunca se paga dos veces.',
    offline: 'Se perdió la conexión con Mockpay. Intentando de nuevo…',
    retry: 'Intentar de nuevo',
  },
} as const satisfies Words;
