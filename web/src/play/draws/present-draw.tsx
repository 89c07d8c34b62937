import type { OpenedDraw } from '../contract-types.ts';
import { FixturesSession } from '../fixtures/fixtures-session.ts';
import type { PresentationParts, RunningGame } from '../running-game.ts';
import { DrawPage } from './draw-page.tsx';

/** A draw and its tickets. */
export function presentDraw(parts: PresentationParts<OpenedDraw>): RunningGame {
  const session = new FixturesSession(parts);
  parts.onProgress(1);
  return { session, view: <DrawPage opened={parts.opened} session={session} /> };
}
