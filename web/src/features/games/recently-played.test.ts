import { describe, expect, it } from 'vitest';
import type { HistoryRow } from '@/lib/contract-types.ts';
import { sampleGame } from '@/lib/testing/sample-game.ts';
import { recentlyPlayed } from './recently-played.ts';

let lastId = 0;

function row(gameId: string | null, facts: Partial<HistoryRow> = {}): HistoryRow {
  lastId += 1;
  return {
    id: String(lastId),
    kind: 'game',
    type: 'bet',
    status: 'completed',
    amount: 1,
    walletType: 'USD',
    gameId,
    gameName: gameId,
    roundId: null,
    createTime: '2026-01-01T12:00:00.000Z',
    ...facts,
  };
}

const catalogue = [
  sampleGame({ gameId: 'phoenix' }),
  sampleGame({ gameId: 'keno' }),
  sampleGame({ gameId: 'closed', enabled: false }),
];

describe('the recent games', () => {
  it('are distinct and sorted by their last round, newest first', () => {
    const win = row('phoenix', { type: 'win', createTime: '2026-01-02T12:00:00.000Z' });
    const rows = [row('keno'), win, row('phoenix'), row('keno')];
    const recent = recentlyPlayed({ rows, catalogue });
    expect(recent.map(({ game }) => game.gameId)).toEqual(['keno', 'phoenix']);
    expect(recent[1]?.playedAt).toBe(win.createTime);
  });

  it('are playable', () => {
    const rows = [row('closed'), row('gone'), row(null), row('keno')];
    const recent = recentlyPlayed({ rows, catalogue });
    expect(recent.map(({ game }) => game.gameId)).toEqual(['keno']);
  });
});

describe('the result of the last round', () => {
  const resultOf = (rows: readonly HistoryRow[]) =>
    recentlyPlayed({ rows, catalogue })[0]?.result ?? null;

  it('is its wins less its stakes, regardless of other rounds', () => {
    const last = { roundId: 'r-2' };
    const rows = [
      row('keno', { ...last, type: 'win', amount: 18.3 }),
      row('phoenix', { roundId: 'r-3', amount: 7 }),
      row('keno', { ...last, amount: 0.2 }),
      row('keno', { ...last, amount: 0.1 }),
      row('keno', { roundId: 'r-1', type: 'win', amount: 500 }),
    ];
    expect(resultOf(rows)).toEqual({ amount: 18, currency: 'USD' });
  });

  it('is its stake without a win, and zero when the stake was returned', () => {
    expect(resultOf([row('keno', { amount: 2 })])?.amount).toBe(-2);
    const back = row('keno', { roundId: 'r-1', status: 'cancelled', amount: 2 });
    expect(resultOf([back, row('keno', { roundId: 'r-1', amount: 2 })])?.amount).toBe(0);
  });

  it('groups rows without a round by their time', () => {
    const earlier = { createTime: '2026-01-01T11:00:00.000Z' };
    const rows = [
      row('keno', { type: 'win', amount: 6 }),
      row('keno', { amount: 2 }),
      row('keno', { ...earlier, amount: 5 }),
    ];
    expect(resultOf(rows)?.amount).toBe(4);
  });

  it('is null when the stake is not among the rows', () => {
    expect(resultOf([row('keno', { roundId: 'r-1', type: 'win', amount: 6 })])).toBeNull();
  });
});
