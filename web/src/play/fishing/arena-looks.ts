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

const swim = { gait: 'swim' } as const;
const drift = { gait: 'drift' } as const;
const crawl = { gait: 'crawl' } as const;
const boss = { boss: true, count: 1 } as const;

const looks: Readonly<Record<string, readonly SpeciesLook[]>> = {
  'deepwater-bounty': [
    { name: 'reef-fish', size: 92, speed: 74, count: 5, ...swim },
    { name: 'blowfish', size: 108, speed: 46, count: 2, ...swim },
    { name: 'turtle', size: 138, speed: 40, count: 2, ...swim },
    { name: 'squid', size: 128, speed: 58, count: 2, ...swim },
    { name: 'jellyfish', size: 136, speed: 22, count: 2, ...drift },
    { name: 'dolphin', size: 162, speed: 96, count: 1, ...swim },
    { name: 'octopus', size: 158, speed: 34, count: 1, ...swim },
    { name: 'whale', size: 270, speed: 57, ...swim, ...boss },
    { name: 'shark', size: 290, speed: 89, ...swim, ...boss },
    { name: 'chest', size: 142, speed: 35, ...crawl, ...boss },
  ],
  'kraken-tide': [
    { name: 'herring', size: 88, speed: 92, count: 6, ...swim },
    { name: 'blowfish', size: 112, speed: 50, count: 3, ...swim },
    { name: 'squid', size: 136, speed: 66, count: 2, ...swim },
    { name: 'dolphin', size: 164, speed: 110, count: 2, ...swim },
    { name: 'shark', size: 240, speed: 78, count: 1, ...swim },
    { name: 'sperm-whale', size: 284, speed: 59, ...swim, ...boss },
    { name: 'ghost-ship', size: 262, speed: 49, ...drift, ...boss },
    { name: 'kraken', size: 320, speed: 40, ...drift, ...boss },
  ],
  'lobster-lagoon': [
    { name: 'shrimp', size: 80, speed: 60, count: 4, ...swim },
    { name: 'reef-fish', size: 92, speed: 70, count: 4, ...swim },
    { name: 'oyster', size: 92, speed: 12, count: 2, ...crawl },
    { name: 'crab', size: 112, speed: 34, count: 2, ...crawl },
    { name: 'turtle', size: 140, speed: 40, count: 2, ...swim },
    { name: 'otter', size: 144, speed: 72, count: 1, ...swim },
    { name: 'lobster', size: 150, speed: 38, count: 1, ...drift },
    { name: 'lobster-king', size: 230, speed: 46, ...drift, ...boss },
    { name: 'bomb-crab', size: 170, speed: 54, ...crawl, ...boss },
  ],
  'jelly-cannon': [
    { name: 'neon-fish', size: 88, speed: 82, count: 5, ...swim },
    { name: 'blowfish', size: 106, speed: 46, count: 2, ...swim },
    { name: 'moon-jelly', size: 128, speed: 24, count: 3, ...drift },
    { name: 'rose-jelly', size: 140, speed: 26, count: 2, ...drift },
    { name: 'squid', size: 136, speed: 60, count: 2, ...swim },
    { name: 'octopus', size: 164, speed: 36, count: 1, ...swim },
    { name: 'jelly-queen', size: 270, speed: 35, ...drift, ...boss },
    { name: 'storm-jelly', size: 196, speed: 43, ...drift, ...boss },
  ],
};

/** @throws when the game is no arena */
export function looksOf(gameId: string): readonly SpeciesLook[] {
  const found = looks[gameId];
  if (!found) throw new Error(`${gameId} is no arena`);
  return found;
}
