import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newAutobet } from '../autobet/autobet.ts';
import { settingsWith } from '../autobet/autobet-testing.ts';
import type { BetResult } from '../contract-types.ts';
import type { Host } from '../host.ts';
import { openedOriginal, originalRound } from '../originals/original-testing.ts';
import type { CallResult, RgsClient } from '../rgs-client.ts';
import { type SessionGame, TableGameSession } from './table-game-session.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const PARTS = 3;
const FIELDS = [0, 1, 2];
const silent = { sound: 'scratch', everyMs: 0, times: 0 } as const;
const ticket: SessionGame = {
  revealMs: () => 900,
  ticketParts: () => PARTS,
  dealSound: () => silent,
};
const draw: SessionGame = { revealMs: () => 900, dealSound: () => silent };

/** A game of a single slip, whose rounds are lost. */
function open(game: SessionGame) {
  const opened = openedOriginal('quayside-dice');
  const stakes: string[] = [];
  const call = async (
    _name: string,
    { bets }: { readonly bets: readonly { readonly amount: string }[] },
  ): Promise<CallResult<BetResult>> => {
    stakes.push(...bets.map(({ amount }) => amount));
    const round = originalRound(`round-${stakes.length}`, '0.00');
    return { ok: true, data: { round, balance: '19.00', fairness: opened.fairness } };
  };
  const session = new TableGameSession(
    {
      client: { call } as unknown as RgsClient,
      opened,
      host: { post: () => undefined } as unknown as Host,
      currency: 'USD',
      onSession: () => {},
      onUnseen: () => {},
      onProblem: (problem) => {
        throw new Error(problem);
      },
    },
    game,
  );
  session.replaceBets(new Map([['under-200', 100n]]));
  return { session, stakes, phase: () => session.getState().phase };
}

const HOUR_MS = 3_600_000;

describe('a ticket', () => {
  it('waits for its player for as long as a part is closed', async () => {
    const { session, phase } = open(ticket);
    session.press();
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    for (const part of FIELDS.slice(0, 2)) session.open(part);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(phase()).toBe('revealing');
    expect(session.hasClosedParts()).toBe(true);
    session.open(2);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(phase()).toBe('idle');
  });

  it('opens what is closed at a press of the play button', async () => {
    const { session, phase } = open(ticket);
    session.press();
    await vi.advanceTimersByTimeAsync(0);
    session.open(1);
    session.press();
    expect(session.getState().openParts).toEqual([1, 0, 2]);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(phase()).toBe('idle');
  });
});

describe('automatic rounds of a slip', () => {
  it('play it again and never pass their largest loss', async () => {
    const { session, stakes, phase } = open(draw);
    const first = newAutobet(settingsWith({ lossMaxMinor: 350n }), {
      baseMinor: 100n,
      stakesMinor: [100n],
    });
    if (typeof first === 'string') throw new Error(first);
    session.startAutobet({ first, picks: 0 });
    await vi.runAllTimersAsync();
    expect(stakes).toEqual(['1.00', '1.00', '1.00']);
    expect(phase()).toBe('idle');
    expect(session.getState()).toMatchObject({ autobet: null, notice: 'lossStop' });
  });

  it('end at a press of the play button', async () => {
    const { session, stakes } = open(draw);
    const first = newAutobet(settingsWith({}), { baseMinor: 100n, stakesMinor: [100n] });
    if (typeof first === 'string') throw new Error(first);
    session.startAutobet({ first, picks: 0 });
    await vi.advanceTimersByTimeAsync(0);
    session.press();
    await vi.runAllTimersAsync();
    expect(stakes).toEqual(['1.00']);
    expect(session.getState().autobet).toBeNull();
  });
});
