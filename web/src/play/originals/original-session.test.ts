import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AutobetSettings, newAutobet } from '../autobet/autobet.ts';
import { settingsWith } from '../autobet/autobet-testing.ts';
import type { BetResult, PageRules, RgsInput } from '../contract-types.ts';
import type { Host } from '../host.ts';
import type { CallResult, RgsClient } from '../rgs-client.ts';
import { dice } from './boards/dice.tsx';
import { limbo } from './boards/limbo.tsx';
import { pegs } from './boards/pegs.tsx';
import { OriginalSession } from './original-session.ts';
import { exactStakes } from './original-state.ts';
import { openedOriginal, originalRound } from './original-testing.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Dice whose rounds are lost. */
function openDice(houseRules: Partial<PageRules> = {}) {
  const bets: RgsInput<'bet'>['bets'][number][] = [];
  const opened = openedOriginal('quayside-dice', houseRules);
  const call = async (name: string, input: RgsInput<'bet'>): Promise<CallResult<BetResult>> => {
    if (name === 'bet') bets.push(...input.bets);
    const round = originalRound(String(bets.length), '0.00');
    return { ok: true, data: { round, balance: '1000.00', fairness: opened.fairness } };
  };
  const session = new OriginalSession(
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
    dice,
  );
  function start(changes: Partial<AutobetSettings>): void {
    const stakesMinor = exactStakes(session.getState(), session.rules);
    const { stakeMinor: baseMinor } = session.getState();
    const first = newAutobet(settingsWith(changes), { baseMinor, stakesMinor });
    if (typeof first === 'string') throw new Error(first);
    session.startAutobet({ first, picks: 0 });
  }
  return { session, bets, start };
}

describe('automatic rounds of an original', () => {
  it('never pass their largest loss, and show the bound with the last result', async () => {
    const { session, bets, start } = openDice();
    start({ lossMaxMinor: 350n });
    await vi.runAllTimersAsync();
    expect(bets.map(({ amount }) => amount)).toEqual(['1.00', '1.00', '1.00']);
    expect(session.getState()).toMatchObject({ autobet: null, notice: 'lossStop', waiting: 0 });
    expect(session.getState().lastRounds).toHaveLength(3);
  });

  it('skip the stakes that do not pay the chosen return exactly, and keep the return', async () => {
    const { session, bets, start } = openDice();
    session.chooseSpot('under-203');
    start({ rounds: 8, raiseAfterLoss: 100 });
    await vi.runAllTimersAsync();
    expect(new Set(bets.map(({ spot }) => spot))).toEqual(new Set(['under-203']));
    expect(bets.map(({ amount }) => amount)).toEqual([
      ...['1.00', '1.00', '1.00', '1.00', '1.00', '1.00', '50.00', '50.00'],
    ]);
    expect(session.getState().stakeMinor).toBe(100n);
  });

  it('lock stake and return, and stop when the player presses', async () => {
    const { session, bets, start } = openDice();
    start({});
    session.chooseSpot('under-400');
    session.moveStake(1);
    await vi.advanceTimersByTimeAsync(0);
    session.press();
    await vi.runAllTimersAsync();
    expect(bets).toEqual([{ spot: 'under-200', amount: '1.00' }]);
    expect(session.getState()).toMatchObject({ autobet: null, notice: null, stakeMinor: 100n });
  });

  it('do not start in a market without them', async () => {
    const { session, bets, start } = openDice({ autoplay: false });
    start({});
    await vi.runAllTimersAsync();
    expect([bets, session.getState().autobet]).toEqual([[], null]);
  });
});

it('the only step of each single-step original, its reveal, has a sound', () => {
  expect([dice, limbo, pegs].map(({ revealSound }) => revealSound)).toEqual([
    ...['dice', 'climb', 'drop'],
  ]);
});
