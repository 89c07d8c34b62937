import type { OpenedSport } from '../contract-types.ts';
import { FixturesSession } from '../fixtures/fixtures-session.ts';
import type { PresentationParts, RunningGame } from '../running-game.ts';
import { SportPage } from './sport-page.tsx';

/** Presents a sport. */
export function presentSport(parts: PresentationParts<OpenedSport>): RunningGame {
  const session = new FixturesSession(parts);
  parts.onProgress(1);
  return { session, view: <SportPage opened={parts.opened} session={session} /> };
}
