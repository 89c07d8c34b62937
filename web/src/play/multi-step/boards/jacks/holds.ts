/** The places of a hand of five, from 1. */
export const places = [1, 2, 3, 4, 5] as const;

/** The name of the choice that holds these places: "hold-1-3", or "hold-none". */
export function holdName(held: ReadonlySet<number>): string {
  const names = places.filter((place) => held.has(place));
  return names.length === 0 ? 'hold-none' : `hold-${names.join('-')}`;
}

/** The held places of a choice. */
export function heldBy(name: string | null): ReadonlySet<number> {
  return new Set(places.filter((place) => name?.includes(String(place))));
}
