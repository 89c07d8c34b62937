import type { OpenedSpots } from '../contract-types.ts';
import type { PresentationParts, RunningGame } from '../running-game.ts';
import { TICKET } from './engine-facts.ts';
import type { TableGame } from './table-game.ts';
import { TableGamePage } from './table-game-page.tsx';
import { TableGameSession } from './table-game-session.ts';

/** Presents a single-step game with its board. */
export function presentTableGame(
  game: TableGame,
  parts: PresentationParts<OpenedSpots>,
): RunningGame {
  const session = new TableGameSession(parts, game);
  // A ticket needs no choice of a spot.
  if (game.buys === 'ticket') session.place(TICKET);
  parts.onProgress(1);
  return { session, view: <TableGamePage game={game} session={session} /> };
}
