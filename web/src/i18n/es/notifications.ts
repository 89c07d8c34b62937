export const notifications = {
  title: 'Notificaciones',
  filter: 'Mostrar',
  tabs: {
    all: 'Todas',
    unread: 'Sin leer',
    system: 'Sistema',
    activity: 'Actividad',
  },
  unread: 'sin leer',
  new: 'Nueva:',
  readAll: 'Marcar todas como leídas',
  refresh: 'Actualizar',
  older: 'Cargar anteriores',
  today: 'Hoy',
  earlier: 'Antes',
  justNow: 'ahora mismo',
  remove: 'Eliminar «{{title}}»',
  none: 'Todavía no hay novedades',
  noneText: 'Aquí aparecen los depósitos, los bonos y las noticias del salón.',
  noneHere: 'Nada por aquí',
  noneHereText: 'Puede que haya más en otras pestañas.',
  sampleTitle: 'Datos de ejemplo',
  sampleText: '{{error}}. Son ejemplos, no tus notificaciones.',
  samples: {
    system: {
      title: 'Mantenimiento terminado',
      message: 'Todas las mesas están de vuelta. Gracias por esperar.',
    },
    activity: {
      title: 'Tu semana en Fairhall',
      message: 'Tus rondas de la semana están en tu historial.',
    },
    game: {
      title: 'Se cerró una ronda por ti',
      message: 'El resultado está en tu historial.',
    },
    bonus: {
      title: 'Tu primer depósito, duplicado',
      message: 'El bono está en tu cartera.',
    },
    deposit: {
      title: 'Depósito recibido',
      message: 'Tu depósito está en tu cartera.',
    },
    withdrawal: {
      title: 'Retiro en camino',
      message: 'Se está consultando al banco.',
    },
    warning: {
      title: 'Mantén tu cuenta segura',
      message: 'Usa aquí una contraseña que no uses en ningún otro sitio.',
    },
    promotion: {
      title: 'Nuevo en el salón',
      message: 'Acaban de abrir seis juegos.',
    },
  },
} as const;
