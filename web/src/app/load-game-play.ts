/** The code of the page that opens a game. */
export const loadGamePlay = () => import('./routes/game-play.tsx');
