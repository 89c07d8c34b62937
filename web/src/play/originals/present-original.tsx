import type { OpenedSpots } from '../contract-types.ts';
import type { PresentationParts, RunningGame } from '../running-game.ts';
import type { OriginalGame } from './original-game.ts';
import { OriginalPage } from './original-page.tsx';
import { OriginalSession } from './original-session.ts';

/** Presents a single-step original with its board. */
export function presentOriginal(
  game: OriginalGame,
  parts: PresentationParts<OpenedSpots>,
): RunningGame {
  const session = new OriginalSession(parts, game);
  parts.onProgress(1);
  return { session, view: <OriginalPage game={game} session={session} /> };
}
