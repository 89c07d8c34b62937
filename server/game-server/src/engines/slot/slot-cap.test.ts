import { describe, expect, it } from 'vitest';
import { fastStream } from '../fast-stream.ts';
import { playable, slotGames } from '../slot-engines.ts';
import type { SlotKind } from './slot-game.ts';
import { spin } from './slot-round.ts';

/** Low enough that hundreds of rounds reach it. */
const CAP = 15;

function withCap(game: SlotKind): SlotKind {
  switch (game.kind) {
    case 'lines':
      return { kind: game.kind, model: { ...game.model, cap: CAP } };
    case 'mystery':
      return {
        kind: game.kind,
        model: { ...game.model, lines: { ...game.model.lines, cap: CAP } },
      };
    case 'book':
      return {
        kind: game.kind,
        model: { ...game.model, lines: { ...game.model.lines, cap: CAP } },
      };
    case 'stacks':
      return {
        kind: game.kind,
        model: { ...game.model, lines: { ...game.model.lines, cap: CAP } },
      };
    case 'wishes':
      return { kind: game.kind, model: { ...game.model, cap: CAP } };
    case 'lives':
      return { kind: game.kind, model: { ...game.model, cap: CAP } };
    case 'wild-reels':
      return { kind: game.kind, model: { ...game.model, cap: CAP } };
    case 'tumble':
      return { kind: game.kind, model: { ...game.model, cap: CAP } };
    case 'cells':
      return { kind: game.kind, model: { ...game.model, cap: CAP } };
  }
}

const kinds = [
  'lines',
  'mystery',
  'book',
  'stacks',
  'wishes',
  'lives',
  'wild-reels',
  'tumble',
  'cells',
] as const;

describe.each(kinds)('a slot of the kind %s', (kind) => {
  const game = slotGames.find((one) => one.kind === kind);
  if (!game) throw new Error(`there is no slot of the kind ${kind}`);
  const free = playable(game);
  const capped = playable(withCap(game));
  const most = CAP * capped.units;

  it('ends a round with exactly its largest win when the total reaches it', () => {
    const seeds = fastStream(5);
    let reached = 0;
    for (let round = 0; round < 4000; round += 1) {
      const seed = seeds.event(1_000_000);
      const uncut = free.play(fastStream(seed));
      const outcome = capped.play(fastStream(seed));
      expect(outcome.lineBets).toBe(Math.min(uncut.lineBets, most));
      expect(outcome.isCapped).toBe(uncut.lineBets >= most);
      const last = outcome.steps.length - 1;
      expect(outcome.steps.slice(0, last)).toEqual(uncut.steps.slice(0, last));
      if (!outcome.isCapped) continue;
      reached += 1;
      const before = uncut.steps.slice(0, last).reduce((sum, { lineBets }) => sum + lineBets, 0);
      expect(before).toBeLessThan(most);
      expect(outcome.steps[last]?.lineBets).toBe(most - before);
      expect(outcome.steps[last]?.freeSpinsAwarded).toBe(0);
    }
    expect(reached).toBeGreaterThan(5);
  });

  it('pays the largest win to the minor unit', () => {
    const stream = fastStream(9);
    const stakeMinor = 460n;
    for (let round = 0; round < 5000; round += 1) {
      const { winMinor, isCapped } = spin(capped, { stakeMinor, stream });
      expect(winMinor <= stakeMinor * BigInt(CAP)).toBe(true);
      expect(winMinor === stakeMinor * BigInt(CAP)).toBe(isCapped);
    }
  });
});
