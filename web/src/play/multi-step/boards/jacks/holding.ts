import { useSyncExternalStore } from 'react';

const NOTHING: ReadonlySet<number> = new Set();

type Held = { readonly roundId: string; readonly places: ReadonlySet<number> };

let held: Held = { roundId: '', places: NOTHING };
/** The round whose best hold is being worked out. */
let computing: string | null = null;
const listeners = new Set<() => void>();

function post(): void {
  for (const listener of listeners) listener();
}

/** Holds exactly these places of a round that waits. */
function hold(roundId: string, places: ReadonlySet<number>): void {
  held = { roundId, places };
  post();
}

/**
 * Holds what is being worked out for a round, once it is known; nothing may be drawn before.
 * @returns whether it came to be known
 */
export async function holdBest(
  roundId: string,
  best: Promise<ReadonlySet<number> | null>,
): Promise<boolean> {
  computing = roundId;
  post();
  const places = await best;
  if (computing === roundId) computing = null;
  if (places) hold(roundId, places);
  else post();
  return places !== null;
}

/** Whether a requested hold is not known yet: a draw would throw those cards away. */
export const isComputing = (roundId: string): boolean => computing === roundId;

/** What is held of a round: the page shows one game, and a game waits with one round. */
export function holdingOf(roundId: string): ReadonlySet<number> {
  return held.roundId === roundId ? held.places : NOTHING;
}

/** Holds a place, or lets it go. */
export function toggleHold(roundId: string, place: number): void {
  const places = new Set(holdingOf(roundId));
  if (!places.delete(place)) places.add(place);
  hold(roundId, places);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** As `isComputing`, as it changes. */
export function useIsComputing(roundId: string): boolean {
  return useSyncExternalStore(subscribe, () => isComputing(roundId));
}

/** The places that the player holds of a round, as they change. */
export function useHolding(roundId: string): ReadonlySet<number> {
  return useSyncExternalStore(subscribe, () => holdingOf(roundId));
}
