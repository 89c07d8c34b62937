/** Motion of a species: straight, pulsing up and down, or along the ground. */
export type Gait = 'swim' | 'drift' | 'crawl';

/** Presentation of a species. Prizes and outcomes come from the game server. */
export type SpeciesLook = {
  readonly name: string;
  /** Width in pixels at the design's size. */
  readonly size: number;
  readonly gait: Gait;
  /** Speed in pixels per second at the design's size. */
  readonly speed: number;
  /** Number of animals on a wide page. A boss appears alone and is announced. */
  readonly count: number;
  readonly boss?: boolean;
};

/** A file for each arena, named by its game id. */
const arenas = import.meta.glob<readonly SpeciesLook[]>('./arenas/*.json', {
  eager: true,
  import: 'default',
});

/** @throws when the game is no arena */
export function looksOf(gameId: string): readonly SpeciesLook[] {
  const found = arenas[`./arenas/${gameId}.json`];
  if (!found) throw new Error(`${gameId} is no arena`);
  return found;
}
