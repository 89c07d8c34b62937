import { useSyncExternalStore } from 'react';

const NOTHING: ReadonlySet<number> = new Set();

type Held = { readonly roundId: string; readonly places: ReadonlySet<number> };

let held: Held = { roundId: '', places: NOTHING };
/** The round whose best hold is being computed. */
let computing: string | null = null;
const listeners = new Set<() => void>();

function post(): void {
  for (const listener of listeners) listener();
}

/** Holds exactly these places of an open round. */
function hold(roundId: string, places: ReadonlySet<number>): void {
  held = { roundId, places };
  post();
}

/**
 * Holds the best places of a round once computed; a draw must wait for it.
 * @returns whether the computation succeeded
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

/** Whether the best hold is being computed; a draw would discard its cards. */
export const isComputing = (roundId: string): boolean => computing === roundId;

/** The held places of a round; a page has one game with one open round. */
export function holdingOf(roundId: string): ReadonlySet<number> {
  return held.roundId === roundId ? held.places : NOTHING;
}

/** Toggles the hold of a place. */
export function toggleHold(roundId: string, place: number): void {
  const places = new Set(holdingOf(roundId));
  if (!places.delete(place)) places.add(place);
  hold(roundId, places);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `isComputing` as a hook. */
export function useIsComputing(roundId: string): boolean {
  return useSyncExternalStore(subscribe, () => isComputing(roundId));
}

/** `holdingOf` as a hook. */
export function useHolding(roundId: string): ReadonlySet<number> {
  return useSyncExternalStore(subscribe, () => holdingOf(roundId));
}
