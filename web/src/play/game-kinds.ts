import type { DecisionKind } from './decisions/decision-kind.ts';
import type { FeltKind } from './felt/felt-kind.ts';

/** How each game of one deal is shown and named, loaded on demand: the board of that game alone. */
export const feltKinds: Readonly<Record<string, () => Promise<FeltKind>>> = {
  'brass-roulette': async () => (await import('./felt/boards/roulette.tsx')).roulette,
  'velvet-baccarat': async () => (await import('./felt/boards/baccarat.tsx')).baccarat,
  'pearl-sic-bo': async () => (await import('./felt/boards/sic-bo.tsx')).sicBo,
  'crown-and-anchor': async () =>
    (await import('./felt/boards/crown-and-anchor.tsx')).crownAndAnchor,
  'lamplight-wheel': async () => (await import('./felt/boards/wheel.tsx')).wheel,
  'dragon-tiger': async () => (await import('./felt/boards/dragon-tiger.tsx')).dragonTiger,
  'aurora-keno': async () => (await import('./felt/boards/keno.tsx')).keno,
  'red-envelope-rush': async () => (await import('./felt/boards/envelopes.tsx')).envelopes,
  'scratch-safari': async () => (await import('./felt/boards/scratch.tsx')).scratch,
};

/** As `feltKinds`, of the games with decisions. */
export const decisionKinds: Readonly<Record<string, () => Promise<DecisionKind>>> = {
  'hall-blackjack': async () => (await import('./decisions/boards/blackjack.tsx')).blackjack,
  'lantern-holdem': async () =>
    (await import('./decisions/boards/lantern-holdem.tsx')).lanternHoldem,
  'harbour-jacks': async () => (await import('./decisions/boards/harbour-jacks.tsx')).harbourJacks,
  'high-tide': async () => (await import('./decisions/boards/high-tide.tsx')).highTide,
};
