import { useGameKeys } from '../frame/use-game-keys.ts';
import type { FishingSession } from './fishing-session.ts';

const levelKeys: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };
const targetKeys: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Space fires while it is held; on a species it locks on that species first. Up and down change the
 * cannon's level, left and right the target, a opens the automatic fire or stops it, i opens the rules.
 */
export function useFishingKeys(options: {
  readonly session: FishingSession;
  /** In the order in which they are shown. */
  readonly species: readonly string[];
  readonly onInfo: () => void;
  readonly onAuto: () => void;
}): void {
  const { session, species, onInfo, onAuto } = options;
  useGameKeys((event, { isFree }) => {
    const level = levelKeys[event.key];
    const step = targetKeys[event.key];
    if (level) session.moveLevel(level);
    else if (step) session.lock(next(species, { from: session.getState().target, step }));
    else if (event.key === ' ') return fireBySpace(session, { target: event.target, isFree });
    else return !event.repeat && pressLetter(event.key.toLowerCase(), { onInfo, onAuto });
    return true;
  });
}

function fireBySpace(
  session: FishingSession,
  { target, isFree }: { target: EventTarget | null; isFree: boolean },
): boolean {
  const chosen = target instanceof HTMLElement ? target.dataset.species : undefined;
  if (!isFree && !chosen) return false;
  if (chosen && chosen !== session.getState().target) session.lock(chosen);
  session.fireOnce();
  return true;
}

function pressLetter(
  letter: string,
  { onInfo, onAuto }: { onInfo: () => void; onAuto: () => void },
): boolean {
  if (letter === 'a') onAuto();
  else if (letter === 'i') onInfo();
  else return false;
  return true;
}

/** The next species in a direction; `null` past the end. */
function next(
  species: readonly string[],
  { from, step }: { from: string | null; step: 1 | -1 },
): string | null {
  const stops = [null, ...species];
  return stops[(stops.indexOf(from) + step + stops.length) % stops.length] ?? null;
}
