import type { FreePlayTexts } from './free-play-texts.ts';

export const es: FreePlayTexts = {
  tryInstead: 'o prueba {{game}} sin cuenta',
  strip: 'Juego gratis: puntos, no saldo. No se guarda nada.',
  createAccount: 'Crear cuenta',
  hint: '{{count}} rondas jugadas. Con una cuenta se guardan tus rondas y favoritos.',
  dismiss: 'Cerrar',
  loading: 'Juegas con puntos sin valor.',
  leave: 'Tus puntos y rondas no se guardan. Puedes empezar de nuevo cuando quieras.',
  adult: {
    title: '¿Tienes 18 años o más?',
    text: 'El juego gratis tiene los juegos reales, con puntos sin valor. Es solo para adultos.',
    yes: 'Sí, los tengo',
    no: 'No',
  },
  action: { again: 'Jugar otra vez', retry: 'Reintentar', login: 'Entrar o crear una cuenta' },
  problem: {
    needsAccount: {
      title: '{{game}} necesita una cuenta',
      text: 'Todos los jugadores comparten sus sorteos o partidos, así que se juega con una cartera. Los demás juegos tienen juego gratis.',
    },
    rateLimited: {
      title: 'Una pequeña pausa, por favor',
      text: 'Se abrieron demasiados juegos desde tu red. Inténtalo de nuevo en unos minutos.',
    },
    expired: {
      title: 'El juego gratis ha terminado',
      text: 'Dura dos horas. Tus puntos se han perdido, y puedes empezar de nuevo con otros.',
    },
  },
};
