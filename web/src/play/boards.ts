import type { OpenedDecisions, OpenedSpots } from './contract-types.ts';
import type { MultiStepGame } from './multi-step/multi-step-game.ts';
import type { OriginalGame } from './originals/original-game.ts';
import type { TableGame } from './table-games/table-game.ts';

/** The boards of the single-step table games by kind, loaded on demand. */
export const tableGames = {
  roulette: async () => (await import('./table-games/boards/roulette.tsx')).roulette,
  baccarat: async () => (await import('./table-games/boards/baccarat.tsx')).baccarat,
  'sic-bo': async () => (await import('./table-games/boards/sic-bo.tsx')).sicBo,
  'crown-and-anchor': async () =>
    (await import('./table-games/boards/crown-and-anchor.tsx')).crownAndAnchor,
  wheel: async () => (await import('./table-games/boards/wheel.tsx')).wheel,
  'dragon-tiger': async () => (await import('./table-games/boards/dragon-tiger.tsx')).dragonTiger,
  keno: async () => (await import('./table-games/boards/keno.tsx')).keno,
  envelopes: async () => (await import('./table-games/boards/envelopes.tsx')).envelopes,
  scratch: async () => (await import('./table-games/boards/scratch.tsx')).scratch,
} as const satisfies Readonly<
  Record<Exclude<OpenedSpots['kind'], 'fishing' | keyof typeof originals>, () => Promise<TableGame>>
>;

/** The boards of the single-step originals by kind; two games share the engine of one. */
export const originals = {
  threshold: async (gameId: string) =>
    gameId === 'lantern-limbo'
      ? (await import('./originals/boards/limbo.tsx')).limbo
      : (await import('./originals/boards/dice.tsx')).dice,
  pegs: async () => (await import('./originals/boards/pegs.tsx')).pegs,
} as const satisfies Readonly<Record<string, (gameId: string) => Promise<OriginalGame>>>;

/** The boards of the multi-step games by kind, loaded on demand; a fruit machine has the stage of a slot. */
export const multiStepGames = {
  blackjack: async () => (await import('./multi-step/boards/blackjack.tsx')).blackjack,
  holdem: async () => (await import('./multi-step/boards/lantern-holdem.tsx')).lanternHoldem,
  'video-poker': async () => (await import('./multi-step/boards/harbour-jacks.tsx')).harbourJacks,
  'hi-lo': async () => (await import('./multi-step/boards/high-tide.tsx')).highTide,
  mines: async () => (await import('./picks/sunken-field.tsx')).sunkenField,
  tower: async () => (await import('./picks/lighthouse-stairs.tsx')).lighthouseStairs,
} as const satisfies Readonly<
  Record<Exclude<OpenedDecisions['kind'], 'fruit-machine'>, () => Promise<MultiStepGame>>
>;
