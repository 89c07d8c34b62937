import { STAR_DRAWS, starPrizes } from '@fairhall/game-server/engines/lotto/star-draw-49';
import type {
  ScheduledGame,
  SportGame,
} from '@fairhall/game-server/engines/scheduled/scheduled-game';
import type { ExactChance, OddsHundredths } from '@fairhall/game-server/engines/sports/odds';

export type ScheduledFacts = {
  /** 0 to 1. */
  readonly rtp: number;
  readonly hitRate: number;
  /** 1.96 standard deviations of the return, in stakes. */
  readonly volatilityIndex: number;
  /** Largest return as a multiple of the stake. */
  readonly returnMax: number;
};

type Return = { readonly multiple: number; readonly chance: number };

/** The exact figures of a line, or of a sport's lead bet over all its fixtures. */
export function scheduledFacts(game: ScheduledGame): ScheduledFacts {
  return factsOf(game.sells === 'tickets' ? lineReturns() : leadReturns(game));
}

function lineReturns(): Return[] {
  return starPrizes.map(({ multiple, ways }) => ({ multiple, chance: ways / STAR_DRAWS }));
}

function leadReturns(game: SportGame): Return[] {
  const fixtures = [...game.season()];
  return fixtures.flatMap((fixture) => {
    const market = game.markets(fixture).find((one) => one.market === game.lead.market);
    const lead = market?.selections.find(({ selection }) => selection === game.lead.selection);
    if (!lead?.odds) return [];
    const multiple = Number(lead.odds) / 100;
    return [{ multiple, chance: shareOf(lead.chance) / fixtures.length }];
  });
}

function factsOf(returns: readonly Return[]): ScheduledFacts {
  const total = (of: (entry: Return) => number) =>
    returns.reduce((sum, entry) => sum + of(entry), 0);
  const rtp = total(({ multiple, chance }) => multiple * chance);
  const square = total(({ multiple, chance }) => multiple ** 2 * chance);
  const hits = returns.filter(({ multiple }) => multiple > 0);
  return {
    rtp,
    hitRate: hits.reduce((sum, { chance }) => sum + chance, 0),
    volatilityIndex: 1.96 * Math.sqrt(Math.max(square - rtp ** 2, 0)),
    returnMax: Math.max(...hits.map(({ multiple }) => multiple)),
  };
}

/** An exact chance as a share, 0 to 1, to fifteen digits. */
export function shareOf({ ways, of }: ExactChance): number {
  const digits = 10n ** 15n;
  return Number((ways * digits) / of) / Number(digits);
}

/** The RTP of a bet at these odds, 0 to 1. */
export function returnOf({ chance, odds }: { chance: ExactChance; odds: OddsHundredths }): number {
  return shareOf({ ways: chance.ways * odds, of: chance.of * 100n });
}
