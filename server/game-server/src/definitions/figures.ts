import type { MultiStepGame } from '../engines/multi-step/multi-step-game.ts';
import type { ScheduledStated, SportFigures } from '../engines/scheduled/scheduled-game.ts';
import type { SpotsStated } from '../engines/spots/spot-game.ts';
import type { Figures } from './game-definition.ts';

/* The stated figures of games as they stand in their definitions, and back. */

const none = { featureRate: null, margin: null, odds: null, rtpBeyondCap: null } as const;
const PERCENT = 100;

type StatedPart = { readonly rtp: string; readonly returnMax: number };

/** The parts of a definition, with the largest return in stakes, from the engine's percent. */
const partsOf = (stated: Readonly<Record<string, StatedPart>>): Figures['parts'] =>
  Object.fromEntries(
    Object.entries(stated).map(([name, { rtp, returnMax }]) => [
      name,
      { rtp, returnMax: returnMax / PERCENT },
    ]),
  );

const statedParts = (parts: Figures['parts']): Record<string, StatedPart> =>
  Object.fromEntries(
    Object.entries(parts).map(([name, { rtp, returnMax = 0 }]) => [
      name,
      { rtp, returnMax: Math.round(returnMax * PERCENT) },
    ]),
  );

export function spotFigures({ leadSpot, spots, ...stated }: SpotsStated): Figures {
  return { ...none, ...stated, bet: leadSpot, parts: partsOf(spots) };
}

export function spotsStated({ bet, rtp, hitRate, volatilityIndex, parts }: Figures): SpotsStated {
  return { leadSpot: bet, rtp, hitRate, volatilityIndex, spots: statedParts(parts) };
}

const ADVISED = 'opening stake, advised play';

export function multiStepFigures({
  rtp,
  basis,
  returnMax,
  parts,
  ...stated
}: MultiStepGame['stated']): Figures {
  const margin = basis.kind === 'simulated' ? basis.margin : null;
  const all = partsOf({ round: { rtp, returnMax }, ...parts });
  return { ...none, ...stated, rtp, margin, bet: ADVISED, parts: all };
}

export function multiStepStated(figures: Figures): MultiStepGame['stated'] {
  const { rtp, margin, hitRate, featureRate, volatilityIndex, odds } = figures;
  const { round, ...parts } = statedParts(figures.parts);
  return {
    ...{ rtp, hitRate, volatilityIndex },
    ...(featureRate === null ? {} : { featureRate }),
    ...(odds === null ? {} : { odds }),
    basis: margin === null ? { kind: 'exact' } : { kind: 'simulated', margin },
    returnMax: round?.returnMax ?? 0,
    ...(Object.keys(parts).length > 0 ? { parts } : {}),
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
