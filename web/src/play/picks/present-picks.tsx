import type { OpenedDecisions } from '../contract-types.ts';
import type { MultiStepGame } from '../multi-step/multi-step-game.ts';
import { MultiStepSession } from '../multi-step/multi-step-session.ts';
import type { PresentationParts, RunningGame } from '../running-game.ts';
import { PicksPage } from './picks-page.tsx';

/** Presents a game of picks with its board. */
export function presentPicks(
  game: MultiStepGame,
  parts: PresentationParts<OpenedDecisions>,
): RunningGame {
  const session = new MultiStepSession(parts, game);
  parts.onProgress(1);
  return { session, view: <PicksPage game={game} session={session} /> };
}
