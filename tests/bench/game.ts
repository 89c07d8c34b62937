export { seedGames } from '../../seed/games.ts';

export const GAME_ID = 'phoenix-ascend';
