import type { OpenedDecisions } from '../contract-types.ts';
import type { PresentationParts, RunningGame } from '../running-game.ts';
import type { MultiStepGame } from './multi-step-game.ts';
import { MultiStepPage } from './multi-step-page.tsx';
import { MultiStepSession } from './multi-step-session.ts';

/** Presents a multi-step game with its board. */
export function presentMultiStep(
  game: MultiStepGame,
  parts: PresentationParts<OpenedDecisions>,
): RunningGame {
  const session = new MultiStepSession(parts, game);
  parts.onProgress(1);
  return { session, view: <MultiStepPage game={game} session={session} /> };
}
