/** The places of a hand of five, as the player counts them. */
export const places = [1, 2, 3, 4, 5] as const;

/** The choice that holds these places and draws the others: "hold-1-3", or "hold-none". */
export function holdName(held: ReadonlySet<number>): string {
  const names = places.filter((place) => held.has(place));
  return names.length === 0 ? 'hold-none' : `hold-${names.join('-')}`;
}

/** The places that a choice held. */
export function heldBy(name: string | null): ReadonlySet<number> {
  return new Set(places.filter((place) => name?.includes(String(place))));
}
