import { withTexts } from '@/i18n/i18n.ts';
import type { OpenedDecisions, OpenedSpots } from './contract-types.ts';
import type { MultiStepGame } from './multi-step/multi-step-game.ts';
import type { OriginalGame } from './originals/original-game.ts';
import type { TableGame } from './table-games/table-game.ts';

/** The boards of the single-step table games by kind, loaded on demand. */
export const tableGames = {
  roulette: async () =>
    (await withTexts(() => import('./table-games/boards/roulette.tsx'), ['tables'])).roulette,
  baccarat: async () =>
    (await withTexts(() => import('./table-games/boards/baccarat.tsx'), ['tables'])).baccarat,
  'sic-bo': async () =>
    (await withTexts(() => import('./table-games/boards/sic-bo.tsx'), ['tables'])).sicBo,
  'crown-and-anchor': async () =>
    (await withTexts(() => import('./table-games/boards/crown-and-anchor.tsx'), ['tables']))
      .crownAndAnchor,
  wheel: async () =>
    (await withTexts(() => import('./table-games/boards/wheel.tsx'), ['tables'])).wheel,
  'dragon-tiger': async () =>
    (await withTexts(() => import('./table-games/boards/dragon-tiger.tsx'), ['tables']))
      .dragonTiger,
  keno: async () =>
    (await withTexts(() => import('./table-games/boards/keno.tsx'), ['tables'])).keno,
  envelopes: async () =>
    (await withTexts(() => import('./table-games/boards/envelopes.tsx'), ['tables'])).envelopes,
  scratch: async () =>
    (await withTexts(() => import('./table-games/boards/scratch.tsx'), ['tables'])).scratch,
} as const satisfies Readonly<
  Record<Exclude<OpenedSpots['kind'], 'fishing' | keyof typeof originals>, () => Promise<TableGame>>
>;

/** The boards of the single-step originals by kind; two games share the engine of one. */
export const originals = {
  threshold: async (gameId: string) =>
    gameId === 'lantern-limbo'
      ? (await withTexts(() => import('./originals/boards/limbo.tsx'), ['originals'])).limbo
      : (await withTexts(() => import('./originals/boards/dice.tsx'), ['originals'])).dice,
  pegs: async () =>
    (await withTexts(() => import('./originals/boards/pegs.tsx'), ['originals'])).pegs,
} as const satisfies Readonly<Record<string, (gameId: string) => Promise<OriginalGame>>>;

/** The boards of the multi-step games by kind, loaded on demand; a fruit machine has the stage of a slot. */
export const multiStepGames = {
  blackjack: async () =>
    (await withTexts(() => import('./multi-step/boards/blackjack.tsx'), ['cards'])).blackjack,
  holdem: async () =>
    (await withTexts(() => import('./multi-step/boards/lantern-holdem.tsx'), ['cards']))
      .lanternHoldem,
  'video-poker': async () =>
    (await withTexts(() => import('./multi-step/boards/harbour-jacks.tsx'), ['cards']))
      .harbourJacks,
  'hi-lo': async () =>
    (await withTexts(() => import('./multi-step/boards/high-tide.tsx'), ['cards'])).highTide,
  mines: async () =>
    (await withTexts(() => import('./picks/sunken-field.tsx'), ['originals'])).sunkenField,
  tower: async () =>
    (await withTexts(() => import('./picks/lighthouse-stairs.tsx'), ['originals']))
      .lighthouseStairs,
} as const satisfies Readonly<
  Record<Exclude<OpenedDecisions['kind'], 'fruit-machine'>, () => Promise<MultiStepGame>>
>;
