import type { PicksShape, PicksTables } from '../../definitions/multi-step-tables.ts';
import type { Draw } from '../draws.ts';
import { apart, NUMBER_LINE, numberOf } from '../originals/pencil.ts';
import { type Plan, planWorth } from './picks.ts';

/** A finished round of picks as it is on record; amounts are decimal texts. */
export type PencilPicks = {
  readonly shape: PicksShape;
  /** In the order of the stream. */
  readonly draws: readonly Draw[];
  /** The bad tiles in the order of the draws. */
  readonly bad: readonly number[];
  readonly opened: readonly number[];
  readonly isLost: boolean;
  readonly stake: string;
  readonly win: string;
};

/** The lines of a shape before its round: how a number becomes a tile, and what the picks are worth. */
export function picksFormula({ tiles, bad, floors }: PicksShape): readonly string[] {
  const left = Array.from({ length: bad }, (_, place) => tiles - place);
  return [
    NUMBER_LINE,
    `n = ${left.join(', ')}${floors > 1 ? ` (× ${floors})` : ''}`,
    `{1, …, ${tiles}}[⌊u × n / 2³²⌋]`,
  ];
}

/** The computation of a round with its numbers: each tile, the worth, and what it pays. */
export function picksComputation(
  round: PencilPicks,
  tables: Pick<PicksTables, 'returnPercent'>,
): readonly string[] {
  const { shape, draws, bad, opened, isLost, stake, win } = round;
  const drawn = draws.map((draw, place) => {
    const event = `⌊u × ${draw.of} / 2³²⌋ = ${draw.event}`;
    return `${apart(draw.bytes)}: u = ${numberOf(draw)}, ${event} → ${bad[place]}`;
  });
  const paid = (percent: number) => `${stake} × ${percent} / 100 = ${win}`;
  if (isLost) return [...drawn, `${opened.join(', ')} ✗`, paid(0)];
  const plan = { shape, picks: opened.length };
  const worth = planWorth(plan, tables);
  return [...drawn, `${worthLine(plan, tables)} = ${worth}`, paid(worth)];
}

/** "⌊99 × 25/22 × 24/21⌋", or "100" without picks. */
function worthLine(
  { shape, picks }: Plan,
  { returnPercent }: Pick<PicksTables, 'returnPercent'>,
): string {
  const factors = Array.from({ length: picks }, (_, pick) => {
    const opened = pick % shape.picks;
    return ` × ${shape.tiles - opened}/${shape.tiles - shape.bad - opened}`;
  });
  return picks === 0 ? '100' : `⌊${returnPercent}${factors.join('')}⌋`;
}
