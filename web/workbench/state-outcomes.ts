import { slotEngine } from '@fairhall/game-server/engines/slot-engines';
import { outcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { nodeHmacSha256, type StatedNumbers } from './game-server/stated-streams.ts';
import { CLIENT_SEED, type Dealt, deal, type Forced, SERVER_SEED } from './outcomes.ts';

/*
 * Outcomes that no search of nonces finds are stated: a stream of few numbers, of which one after the
 * other is replaced while the round pays no less.
 */

/** Of the numbers that repeat: a spin of five reels, two of them, and what tumbles and respins draw. */
const LENGTHS = [5, 10, 6, 12, 15, 30, 36, 20, 7];
const CLIMBS = 8;
const TRIES = 3_000;
const BITS = 2 ** 32;

type Climb = {
  readonly spot: string | undefined;
  /** A round that starts the feature, whose first numbers are drawn once. */
  readonly feature: Forced | undefined;
  /** Receives each round that was dealt. @returns whether the search is over */
  readonly onDealt: (forced: Forced, dealt: Dealt) => boolean;
};

/** States the outcomes of a game with the highest returns until `onDealt` ends the search. */
export function stateOutcomes(gameId: string, climb: Climb): void {
  const next = numbersFrom(gameId);
  const opening = climb.feature ? openingOf(gameId, climb.feature) : [];
  const heads = opening.length > 0 ? [[], opening] : [[]];
  for (let climbs = 0; climbs < CLIMBS; climbs += 1) {
    for (const length of LENGTHS) {
      if (heads.some((head) => climbFrom({ gameId, climb, head, length, next }))) return;
    }
  }
}

/** @returns whether the search is over */
function climbFrom({
  gameId,
  climb: { spot, onDealt },
  head,
  length,
  next,
}: {
  readonly gameId: string;
  readonly climb: Climb;
  /** What is drawn once, before `length` numbers that repeat. */
  readonly head: readonly number[];
  readonly length: number;
  readonly next: () => number;
}): boolean {
  const bet = spot === undefined ? {} : { spot };
  const start = [...head, ...Array.from({ length }, () => randomNumber(next))];
  let best = { drawn: { numbers: start, once: head.length }, winMinor: -1n };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const drawn = replaced(best.drawn, next);
    const forced = { ...drawn, ...bet };
    const dealt = dealOrNull(gameId, forced);
    if (!dealt) continue;
    if (onDealt(forced, dealt)) return true;
    if (dealt.winMinor >= best.winMinor) best = { drawn, winMinor: dealt.winMinor };
  }
  return false;
}

/** Another number, or two, at a place of those that repeat. */
function replaced({ numbers, once }: Required<StatedNumbers>, next: () => number) {
  const length = numbers.length - once;
  const place = Math.floor(next() * length);
  const other = next() < 0.5 ? place : (place + 1) % length;
  return {
    numbers: numbers.with(once + place, randomNumber(next)).with(once + other, randomNumber(next)),
    once,
  };
}

/** The numbers of the reels of the first step of a slot's round. */
function openingOf(gameId: string, forced: Forced): readonly number[] {
  if (!slotEngine(gameId) || !('nonce' in forced)) return [];
  const { outcome } = deal(gameId, forced);
  const count = outcome?.engine === 'slot' ? (outcome.steps[0]?.stops.length ?? 0) : 0;
  const stream = outcomeStream({
    hmacSha256: nodeHmacSha256,
    ...{ serverSeed: SERVER_SEED, clientSeed: CLIENT_SEED, nonce: forced.nonce },
  });
  return Array.from({ length: count }, () => stream.float() * BITS);
}

/** `null` for numbers that an engine draws without end. */
export function dealOrNull(gameId: string, forced: Forced) {
  try {
    return deal(gameId, forced);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Equal at each run. */
function numbersFrom(gameId: string): () => number {
  let state = [...gameId].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 2 ** 31;
  return () => {
    state = (state * 48_271) % (2 ** 31 - 1);
    return state / (2 ** 31 - 1);
  };
}

const randomNumber = (next: () => number): number => Math.floor(next() * BITS);
