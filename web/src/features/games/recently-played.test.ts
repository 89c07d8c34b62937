import { describe, expect, it } from 'vitest';
import type { HistoryRow } from '@/lib/api/contract-types.ts';
import { sampleGame } from '@/lib/games/testing/sample-game.ts';
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
    winAmount: 0,
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
    const last = row('phoenix', { createTime: '2026-01-02T12:00:00.000Z' });
    const rows = [row('keno'), last, row('phoenix'), row('keno')];
    const recent = recentlyPlayed({ rows, catalogue });
    expect(recent.map(({ game }) => game.gameId)).toEqual(['keno', 'phoenix']);
    expect(recent[1]?.playedAt).toBe(last.createTime);
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

  it('is its wins less its stakes, exact to the cent', () => {
    const rows = [row('keno', { amount: 0.3, winAmount: 18.3 }), row('keno', { winAmount: 500 })];
    expect(resultOf(rows)).toEqual({ amount: 18, currency: 'USD' });
    expect(resultOf([row('keno', { amount: 2 })])?.amount).toBe(-2);
  });

  it('is zero when the stake was returned', () => {
    expect(resultOf([row('keno', { status: 'cancelled', amount: 2 })])?.amount).toBe(0);
  });
});
