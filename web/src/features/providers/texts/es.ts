import type { ProvidersTexts } from './providers-texts.ts';

export const es: ProvidersTexts = {
  lead: 'Quién hace los juegos, lo que cada juego declara devolver y lo que los jugadores han recibido hasta ahora.',
  meaning:
    'El RTP medido es lo que los jugadores recibieron en todas las rondas cerradas de un juego: sus premios entre sus apuestas, según el libro mayor del casino. Con rondas suficientes, el margen ± contiene el retorno verdadero 19 veces de cada 20; donde gran parte del retorno está en premios grandes y raros, hacen falta muchísimas.',
  report: 'Retorno de los juegos',
  jump: 'Proveedores en esta página',
  games: 'Juegos: {{count}}',
  off: 'No disponible',
  offText:
    'Desconectado: sus juegos no se pueden abrir, y sus rondas abiertas se han cerrado o se cerrarán.',
  rounds: 'Tus rondas aquí aparecen en la página “Verificar una ronda”.',
  noRounds: 'Este proveedor no ofrece una lista de rondas pasadas.',
  noGames: 'Aún no hay juegos',
  measured: 'RTP medido',
  rules: 'Reglas',
  rulesOf: 'Hash de las reglas de {{game}}',
  proofs: 'Pruebas',
  verify: 'Verificar',
  early: 'Aún no hay rondas suficientes',
};
