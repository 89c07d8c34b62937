import type { MultiStepGame } from '../engines/multi-step/multi-step-game.ts';
import type { ScheduledStated, SportFigures } from '../engines/scheduled/scheduled-game.ts';
import type { SpotsStated } from '../engines/spots/spot-game.ts';
import type { Figures } from './game-definition.ts';

/* The stated figures of games as they stand in their definitions, and back. */

const none = { featureRate: null, margin: null, odds: null, rtpBeyondCap: null } as const;
const PERCENT = 100;

export function spotFigures({ leadSpot, spots, ...stated }: SpotsStated): Figures {
  const parts = Object.entries(spots).map(([spot, { rtp, returnMax }]) => [
    spot,
    { rtp, returnMax: returnMax / PERCENT },
  ]);
  return { ...none, ...stated, bet: leadSpot, parts: Object.fromEntries(parts) };
}

export function spotsStated({ bet, rtp, hitRate, volatilityIndex, parts }: Figures): SpotsStated {
  const spots = Object.entries(parts).map(([spot, part]) => [
    spot,
    { rtp: part.rtp, returnMax: (part.returnMax ?? 0) * PERCENT },
  ]);
  return { leadSpot: bet, rtp, hitRate, volatilityIndex, spots: Object.fromEntries(spots) };
}

const ADVISED = 'opening stake, advised play';

export function multiStepFigures({ rtp, basis, returnMax, ...stated }: MultiStepGame['stated']) {
  const margin = basis.kind === 'simulated' ? basis.margin : null;
  const parts = { round: { rtp, returnMax: returnMax / PERCENT } };
  return { ...none, ...stated, rtp, margin, bet: ADVISED, parts } satisfies Figures;
}

export function multiStepStated(figures: Figures): MultiStepGame['stated'] {
  const { rtp, margin, hitRate, volatilityIndex, parts } = figures;
  return {
    ...{ rtp, hitRate, volatilityIndex },
    basis: margin === null ? { kind: 'exact' } : { kind: 'simulated', margin },
    returnMax: (parts['round']?.returnMax ?? 0) * PERCENT,
  };
}

export function scheduledFigures(
  { returnMax, ...stated }: ScheduledStated,
  { bet, rtpMin = {} }: { bet: string; rtpMin?: SportFigures['rtpMin'] },
): Figures {
  const parts = Object.entries(rtpMin).map(([market, rtp]) => [market, { rtp }]);
  const lead = { [bet]: { rtp: stated.rtp, returnMax } };
  return { ...none, ...stated, bet, parts: { ...lead, ...Object.fromEntries(parts) } };
}

export function scheduledStated(figures: Figures): ScheduledStated {
  const { bet, rtp, hitRate, volatilityIndex, parts } = figures;
  return { rtp, hitRate, volatilityIndex, returnMax: parts[bet]?.returnMax ?? 0 };
}
