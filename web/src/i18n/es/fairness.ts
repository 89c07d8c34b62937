export const fairness = {
  title: 'Retorno de cada juego',
  lead: 'Lo que cada juego devuelve a la larga: lo que declara la casa, lo que resulta de sus matemáticas y lo que salió en rondas simuladas.',
  verify: 'Verificar una ronda',
  report: 'Juegos y sus retornos',
  interval: '{{rtp}} ± {{margin}}',
  rounds: '{{rounds}} rondas',
  exactly: 'calculado {{rtp}}',
  multiple: '×{{multiple}}',
  advisedPlay: 'con el juego aconsejado',
  descending: 'Mayores primero',
  columns: {
    name: 'Juego',
    rtp: 'RTP',
    played: 'Simulado',
    volatility: 'Volatilidad',
    hitRate: 'Frecuencia de acierto',
    maxWin: 'Mayor premio',
  },
  volatilities: { low: 'Baja', medium: 'Media', high: 'Alta' },
  termsTitle: 'Qué dicen las cifras',
  terms: {
    stated: {
      name: 'RTP declarado',
      text: 'Retorno al jugador: la parte de todas las apuestas que un juego devuelve en muchísimas rondas. Si las apuestas tienen retornos distintos, cuenta la más sencilla.',
    },
    exact: {
      name: 'RTP calculado',
      text: 'La suma de todo lo que puede salir, cada caso con su probabilidad exacta. Nada es una estimación.',
    },
    played: {
      name: 'RTP simulado',
      text: 'El retorno de rondas simuladas con el mismo motor, con el intervalo del 95 % que permite el azar.',
    },
    volatility: {
      name: 'Índice de volatilidad',
      text: '1,96 desviaciones típicas de una ronda, en apuestas. Baja es menos de 5; alta, desde 10.',
    },
    hitRate: {
      name: 'Frecuencia de acierto',
      text: 'Con qué frecuencia una ronda devuelve algo, aunque sea menos que la apuesta.',
    },
    maxWin: {
      name: 'Mayor premio',
      text: 'Lo máximo que puede devolver una ronda, como múltiplo de la apuesta.',
    },
  },
  source:
    'Las cifras salen de los motores que reparten los juegos, con el comando npm run rtp. Una prueba falla cuando se apartan de lo que declara un juego.',
} as const;
