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

describe('the games to go on with', () => {
  it('are each there once, with their newest movement, newest first', () => {
    const win = row('phoenix', { type: 'win', amount: 18.4 });
    const rows = [row('keno'), win, row('phoenix'), row('keno')];
    const recent = recentlyPlayed({ rows, catalogue });
    expect(recent.map(({ game }) => game.gameId)).toEqual(['keno', 'phoenix']);
    expect(recent[1]?.last).toBe(win);
  });

  it('are those that can be played now', () => {
    const rows = [row('closed'), row('gone'), row(null), row('keno')];
    const recent = recentlyPlayed({ rows, catalogue });
    expect(recent.map(({ game }) => game.gameId)).toEqual(['keno']);
  });
});
