import { describe, expect, it } from 'vitest';
import type { BetResult, OpenedSpots, SpotRound } from '../contract-types.ts';
import {
  type FeltEvent,
  type FeltState,
  openingState,
  openRound,
  reduce,
  totalOf,
  winningSpots,
} from './felt-state.ts';

const fairness = {
  serverSeedHash: 'aa',
  clientSeed: 'bb',
  nextNonce: 7,
  nextServerSeedHash: 'cc',
};
const opened: OpenedSpots = {
  engine: 'spots',
  gameId: 'brass-roulette',
  gameName: 'Brass Roulette',
  supplier: 'Parlour & Pine',
  nickName: 'Marina',
  walletType: 'USD',
  balance: '20.00',
  stakes: ['1.00', '5.00', '10.00'],
  defaultStake: '1.00',
  paytable: { rtp: '97.30', spots: [{ spot: 'red', rtp: '97.30', returnMax: 2 }] },
  levels: [],
  limits: { spotMax: '10.00', roundMax: '30.00', betsMax: 3 },
  fairness,
  lastRounds: [],
};
const round: SpotRound = {
  roundId: 'r1',
  gameId: 'brass-roulette',
  stake: '2.00',
  win: '2.00',
  status: 'settled',
  outcome: {
    engine: 'spots',
    hands: [[1]],
    draws: [{ of: 37, event: 1 }],
    bets: [
      { spot: 'red', amount: '1.00', win: '2.00' },
      { spot: 'even', amount: '1.00', win: '0.00' },
    ],
  },
  proof: { serverSeedHash: 'aa', clientSeed: 'bb', nonce: 7 },
  createdAt: '2025-01-01T00:00:00.000Z',
};
const result: BetResult = { round, balance: '20.00', fairness: { ...fairness, nextNonce: 8 } };

const feltAfter = (events: readonly FeltEvent[], from = openingState(opened, 'USD')): FeltState =>
  events.reduce(reduce, from);
const place = (spot: string): FeltEvent => ({ type: 'place', spot });
const chip = (chipMinor: bigint): FeltEvent => ({ type: 'chip', chipMinor });
const twoBets = [place('red'), place('even')];

describe('bets on a felt', () => {
  it('pile up chip by chip and are taken back one by one', () => {
    const state = feltAfter([place('red'), place('red'), chip(500n), place('even')]);
    expect([...state.bets]).toEqual([
      ['red', 200n],
      ['even', 500n],
    ]);
    expect(totalOf(feltAfter([{ type: 'undo' }, { type: 'undo' }], state).bets)).toBe(100n);
  });

  it('double, go, and come back as they were last played', () => {
    const doubled = feltAfter([...twoBets, { type: 'double' }]);
    expect(totalOf(doubled.bets)).toBe(400n);
    const played = feltAfter([
      ...twoBets,
      { type: 'ask' },
      { type: 'dealt', result },
      { type: 'revealed' },
    ]);
    const cleared = feltAfter([{ type: 'clear' }], played);
    expect(cleared.bets.size).toBe(0);
    expect([...feltAfter([{ type: 'rebet' }], cleared).bets]).toEqual([...played.bets]);
  });

  it.each([
    ['on one spot', [chip(1000n), place('red'), place('red')]],
    ['in one round', [chip(1000n), ...['a', 'b', 'c'].map(place), chip(100n), place('d')]],
    ['of different spots', ['a', 'b', 'c', 'd'].map(place)],
  ])('beyond the limit %s change nothing and are explained', (_what, events) => {
    const before = feltAfter(events.slice(0, -1));
    const state = feltAfter(events);
    expect(state.notice).toBe('tableLimit');
    expect(state.bets).toEqual(before.bets);
  });

  it('where one ticket is bought, replace each other and take the new price', () => {
    const ticket = openingState({ ...opened, limits: { ...opened.limits, betsMax: 1 } }, 'USD');
    const state = feltAfter([place('pick-1'), place('pick-2'), chip(500n)], ticket);
    expect([...state.bets]).toEqual([['pick-2', 500n]]);
  });
});

describe('a round', () => {
  it('takes the stake at once and shows what came of it only when it lies open', () => {
    const asked = feltAfter([...twoBets, { type: 'ask' }]);
    expect([asked.phase, asked.shownMinor]).toEqual(['asking', 1800n]);
    const dealt = feltAfter([{ type: 'dealt', result }], asked);
    expect([dealt.shownMinor, openRound(dealt), winningSpots(dealt).size]).toEqual([
      1800n,
      null,
      0,
    ]);
    const open = feltAfter([{ type: 'revealed' }], dealt);
    expect(open.shownMinor).toBe(2000n);
    expect(winningSpots(open)).toEqual(new Set(['red']));
    expect(open.lastRounds).toEqual([round]);
    expect(open.fairness.nextNonce).toBe(8);
  });

  it('takes no chips while it is on', () => {
    const asked = feltAfter([...twoBets, { type: 'ask' }]);
    expect(feltAfter([place('red'), chip(500n), { type: 'clear' }], asked)).toEqual(asked);
  });

  it('without bets or beyond the balance is not asked for', () => {
    expect(feltAfter([{ type: 'ask' }]).phase).toBe('idle');
    const poor = feltAfter([{ type: 'balance', balanceMinor: 100n }, ...twoBets, { type: 'ask' }]);
    expect([poor.phase, poor.notice]).toEqual(['idle', 'insufficient']);
    expect(feltAfter([{ type: 'balance', balanceMinor: 500n }], poor).notice).toBeNull();
  });

  it('that is refused gives the stake back and says why', () => {
    const state = feltAfter([...twoBets, { type: 'ask' }, { type: 'refused', notice: 'limit' }]);
    expect([state.phase, state.shownMinor, state.notice]).toEqual(['idle', 2000n, 'limit']);
  });
});
