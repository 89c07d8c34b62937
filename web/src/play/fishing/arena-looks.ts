/** How a species moves: straight on its fins, up and down with its bell, or over the ground. */
export type Gait = 'swim' | 'drift' | 'crawl';

/** How a species is shown. Nothing here decides what it pays or whether it is caught. */
export type SpeciesLook = {
  readonly name: string;
  /** Pixels across at the design's size. */
  readonly size: number;
  readonly gait: Gait;
  /** Pixels a second at the design's size. */
  readonly speed: number;
  /** How many are in the water of a wide page. A boss comes alone and announced. */
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
