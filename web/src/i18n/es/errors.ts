export const errors = {
  network: 'Error de red',
  timeout: 'La solicitud tardó demasiado',
  requestFailed: 'La solicitud falló',
  forbidden: 'Sin permiso de acceso',
  notFound: 'No se encontró el recurso solicitado',
  internal: 'Error interno del servidor',
  refreshFailed: 'No se pudo actualizar, inténtalo de nuevo',
  loginRequired: 'Inicia sesión primero',
  sessionExpired: 'Tu sesión ha caducado, inicia sesión de nuevo',
  kickedOut: 'Tu cuenta se ha abierto en otro dispositivo. Por seguridad, hemos cerrado tu sesión.',
  unexpected: {
    title: 'Algo falló en esta página',
    text: 'A tu saldo no le pasó nada. Recarga la página para seguir.',
    reload: 'Recargar',
  },
  loadTitle: 'Esto no se pudo cargar',
  offline: {
    title: 'Estás sin conexión.',
    text: 'Mostramos lo que teníamos a las {{time}}. El juego sigue cuando vuelva la conexión.',
    waiting: 'Esto aparecerá en cuanto vuelva la conexión.',
  },
} as const;
