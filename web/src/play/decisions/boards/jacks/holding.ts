import { useSyncExternalStore } from 'react';

const NOTHING: ReadonlySet<number> = new Set();

type Held = { readonly roundId: string; readonly places: ReadonlySet<number> };

let held: Held = { roundId: '', places: NOTHING };
const listeners = new Set<() => void>();

/** Holds exactly these places of a round that waits. */
export function hold(roundId: string, places: ReadonlySet<number>): void {
  held = { roundId, places };
  for (const listener of listeners) listener();
}

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

/** The places that the player holds of a round, as they change. */
export function useHolding(roundId: string): ReadonlySet<number> {
  return useSyncExternalStore(subscribe, () => holdingOf(roundId));
}
