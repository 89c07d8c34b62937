import type { ThresholdTables } from '../../definitions/spot-tables.ts';
import type { Chance, SpotGame, SpotRules, SpotsStated } from '../spots/spot-game.ts';
import { apart, NUMBER_LINE, numberOf, type Pencil, paidLine } from './pencil.ts';

/**
 * Dice and limbo: the player names the return p in percent, the engine finds the chance.
 *
 * One of N = 2²⁴ events is drawn, which has no bias at all. With c = ⌊99 N / p⌋, "under-p" wins
 * below c and "over-p" from N − c on. The RTP is c p / N percent: as close below 99 % as N allows.
 */
const tables: ThresholdTables = {
  events: 2 ** 24,
  rtpMaxPercent: 99,
  percentMin: 101,
  percentMax: 1_000_000,
  winMaxUsd: 250_000,
  betsMax: 1,
  cap: 10_000,
};

const SPOT = /^(under|over)-([1-9]\d{2,6})$/;

export type ThresholdSide = 'under' | 'over';

/** The side and the return in percent of a spot; `null` for one that is not offered. */
export function thresholdOf(
  spot: string,
  { percentMin, percentMax }: Pick<ThresholdTables, 'percentMin' | 'percentMax'>,
): { readonly side: ThresholdSide; readonly percent: number } | null {
  const [, side, digits] = SPOT.exec(spot) ?? [];
  const percent = Number(digits);
  if (!side || percent < percentMin || percent > percentMax) return null;
  return { side: side === 'under' ? 'under' : 'over', percent };
}

/** The number of events that win at a return in percent, out of `events`. */
export const winningEvents = (
  percent: number,
  { events, rtpMaxPercent }: Pick<ThresholdTables, 'events' | 'rtpMaxPercent'>,
): number => Math.floor((rtpMaxPercent * events) / percent);

/** What a spot returns in percent, and how many of the events return it. */
export function thresholdChances(spot: string, tables: ThresholdTables): Chance[] {
  const percent = thresholdOf(spot, tables)?.percent ?? 0;
  const weight = percent === 0 ? 0 : winningEvents(percent, tables);
  return [
    { returned: percent, weight },
    { returned: 0, weight: tables.events - weight },
  ];
}

/** Dice or limbo from its tables. */
export function threshold({
  gameId,
  tables,
  stated,
}: SpotRules<ThresholdTables>): SpotGame<ThresholdTables> {
  const { events, winMaxUsd, betsMax } = tables;
  return {
    ...{ gameId, tables, stated },
    kind: 'threshold',
    showsBytes: true,
    spots: Object.keys(stated.spots),
    offers: (spot) => thresholdOf(spot, tables) !== null,
    betsMax,
    stakeRule: {
      winMaxUsd,
      returns: (spot) => {
        const percent = thresholdOf(spot, tables)?.percent ?? 0;
        return { step: percent, max: percent };
      },
    },
    deal: (stream) => [[stream.event(events)]],
    returned: (spot, [[event = events] = []]) => {
      const bet = thresholdOf(spot, tables);
      if (!bet) return 0;
      const count = winningEvents(bet.percent, tables);
      const isWon = bet.side === 'under' ? event < count : event >= events - count;
      return isWon ? bet.percent : 0;
    },
    chances: (spot) => thresholdChances(spot, tables),
  };
}

/** The computation of a round of dice or limbo. */
export function thresholdPencil(tables: ThresholdTables): Pencil {
  const { events, rtpMaxPercent } = tables;
  return {
    formula(spot) {
      const bet = thresholdOf(spot, tables);
      if (!bet) return [];
      const count = winningEvents(bet.percent, tables);
      return [
        NUMBER_LINE,
        `event = ⌊u × ${events} / 2³²⌋`,
        `c = ⌊${rtpMaxPercent} × ${events} / ${bet.percent}⌋ = ${count}`,
        bet.side === 'under'
          ? `event < ${count}`
          : `event ≥ ${events} − ${count} = ${events - count}`,
      ];
    },
    computation({ draws: [draw], bets: [paid] }) {
      const bet = paid && thresholdOf(paid.spot, tables);
      if (!draw || !bet) return [];
      const { event } = draw;
      const count = winningEvents(bet.percent, tables);
      const isUnder = bet.side === 'under';
      const bound = isUnder ? count : events - count;
      return [
        apart(draw.bytes),
        `u = ${numberOf(draw)}`,
        `event = ⌊${numberOf(draw)} × ${events} / 2³²⌋ = ${event}`,
        `${event} ${event < bound ? '<' : '≥'} ${bound}`,
        paidLine(paid, event < bound === isUnder ? bet.percent : 0),
      ];
    },
  };
}

/** One spot of each kind: both sides, and under at the bounds of the returns. */
const spots: SpotsStated['spots'] = {
  'under-200': { rtp: '99.00', returnMax: 200 },
  'over-200': { rtp: '99.00', returnMax: 200 },
  'under-101': { rtp: '99.00', returnMax: 101 },
  'under-1000': { rtp: '99.00', returnMax: 1000 },
  'under-100000': { rtp: '99.00', returnMax: 100_000 },
  'under-1000000': { rtp: '98.94', returnMax: 1_000_000 },
};
const figures = { rtp: '99.00', volatilityIndex: 1.96, hitRate: 0.495, spots };

export const quaysideDice = threshold({
  gameId: 'quayside-dice',
  tables,
  stated: { ...figures, leadSpot: 'under-200' },
});

export const lanternLimbo = threshold({
  gameId: 'lantern-limbo',
  tables,
  stated: { ...figures, leadSpot: 'over-200' },
});
