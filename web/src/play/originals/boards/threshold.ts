import type { ThresholdTables } from '@fairhall/game-server/definitions/spot-tables';
import {
  type ThresholdSide,
  thresholdChances,
  thresholdOf,
  thresholdPencil,
  winningEvents,
} from '@fairhall/game-server/engines/originals/threshold';
import { returnStep } from '@fairhall/game-server/engines/spots/stake-rule';
import { distributionOf } from '../../autobet/win-distribution.ts';
import type { SpotRound } from '../../contract-types.ts';
import { definitionOf } from '../../definition-of.ts';
import type { OriginalGame, OriginalRules } from '../original-game.ts';

/* What dice and limbo have in common. */

const WHOLE = 100;
/** Digits of an event as a percentage: 00.0000 to 99.9999. */
const PLACES = 1_000_000;

export type Bet = { readonly side: ThresholdSide; readonly percent: number };

export const spotOf = ({ side, percent }: Bet): string => `${side}-${percent}`;

/** @throws Error for a spot of another game */
export function betOf(spot: string, tables: ThresholdTables): Bet {
  const bet = thresholdOf(spot, tables);
  if (!bet) throw new Error(`no return is named by ${spot}`);
  return bet;
}

export const tablesOf = (sheet: Parameters<OriginalGame['rulesOf']>[0]): ThresholdTables =>
  definitionOf(sheet, 'threshold').tables;

/** The event of a round. */
export const eventOf = (round: SpotRound): number => round.outcome.hands[0]?.[0] ?? 0;

/** An event as a percentage, cut off after four decimals: 0 to 99.9999. */
export const shareOf = (count: number, { events }: ThresholdTables): number =>
  Math.floor((count * PLACES) / events) / (PLACES / WHOLE);

/** The chance of a bet in percent, four decimals. */
export const chanceOf = ({ percent }: Bet, tables: ThresholdTables): number =>
  Math.round((winningEvents(percent, tables) * PLACES) / tables.events) / (PLACES / WHOLE);

/** The return in percent that comes closest to a chance in percent. */
export function percentOfChance(chance: number, { rtpMaxPercent }: ThresholdTables): number {
  return Math.round((rtpMaxPercent * WHOLE) / chance);
}

/** The bound between winning and losing numbers, in percent. */
export const boundShareOf = (bet: Bet, tables: ThresholdTables): number =>
  bet.side === 'under' ? chanceOf(bet, tables) : WHOLE - chanceOf(bet, tables);

/** The largest return in percent at which the side of a round's bet would have won: limbo's result. */
export function reachedPercent(round: SpotRound, tables: ThresholdTables): number {
  const { events, rtpMaxPercent } = tables;
  const [first] = round.outcome.bets;
  const { side } = betOf(first?.spot ?? '', tables);
  const event = eventOf(round);
  return Math.floor((rtpMaxPercent * events) / (side === 'under' ? event + 1 : events - event));
}

/** The nearest return on the grid of the stake. */
function fittedPercent(percent: number, stakeMinor: bigint, tables: ThresholdTables): number {
  const step = returnStep(stakeMinor);
  const least = Math.ceil(tables.percentMin / step) * step;
  const most = Math.floor(tables.percentMax / step) * step;
  const nearest = Math.round(percent / step) * step;
  return Math.min(Math.max(nearest, least), most);
}

export const thresholdRules: OriginalGame['rulesOf'] = (sheet): OriginalRules => {
  const tables = tablesOf(sheet);
  return {
    winMaxUsd: tables.winMaxUsd,
    returnsOf: (spot) => {
      const { percent } = betOf(spot, tables);
      return { step: percent, max: percent };
    },
    pencil: thresholdPencil(tables),
    winsOf: (spot) => distributionOf(thresholdChances(spot, tables)),
    fitted: (spot, stakeMinor) => {
      const { side, percent } = betOf(spot, tables);
      return spotOf({ side, percent: fittedPercent(percent, stakeMinor, tables) });
    },
  };
};
