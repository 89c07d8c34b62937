import type { FairnessTexts } from './fairness-texts.ts';

export const es = {
  lead: 'Lo que cada juego devuelve a la larga: lo que declara la casa, lo que resulta de sus matemáticas y lo que salió en rondas simuladas.',
  terms: {
    stated:
      'Retorno al jugador: la parte de todas las apuestas que un juego devuelve en muchísimas rondas. Si las apuestas tienen retornos distintos, cuenta la más sencilla.',
    exact:
      'La suma de todo lo que puede salir, cada caso con su probabilidad exacta. Nada es una estimación.',
    played:
      'Rondas del mismo motor, jugadas para comprobar la cifra de al lado. El intervalo es el 95 % que permite el azar: cerca de un juego de cada veinte queda fuera, y uno con premios grandes y raros puede estar lejos de su retorno mucho tiempo. Donde el retorno se calcula, vale el calculado. Donde ni 20 millones de rondas dicen nada, porque casi todo el retorno es un único premio raro, no se muestra ninguna.',
    volatility:
      'Cuánto se aparta una ronda de la media: 1,96 desviaciones típicas de una ronda, en apuestas. Baja es menos de 5: muchos premios pequeños. Alta es desde 10: pocas veces, pero entonces mucho.',
    hitRate:
      'Con qué frecuencia una ronda devuelve algo, aunque sea menos que la apuesta. En una tragaperras cuenta todo lo que sigue al giro pagado: giros repetidos, caídas y giros gratis.',
    maxWin:
      'Lo máximo que puede devolver una ronda, como múltiplo de la apuesta. Una tragaperras tiene un tope: la ronda que lo alcanza termina con exactamente eso.',
    odds: 'Uno de cada cuántos giros pagados de una tragaperras devuelve cien veces la apuesta o más, mil veces, y el mayor premio, con todo lo que sigue al giro. Calculado, no simulado.',
  },
  source:
    'Las cifras salen de los motores que generan las rondas. Cualquiera puede volver a calcularlas a partir del código fuente público, y ninguna versión se publica si se apartan de lo que declara un juego.',
} as const satisfies FairnessTexts;
