import { definitionInForce } from '@fairhall/game-server/definitions/definitions-in-force';
import { describe, expect, it } from 'vitest';
import type { BetResult, OpenedSpots, SpotRound } from '../contract-types.ts';
import { revealedRound } from '../session/round-state.ts';
import {
  openedPart,
  openingState,
  reduce,
  type TableGameEvent,
  type TableGameState,
  totalOf,
  winningSpots,
} from './table-game-state.ts';

const fairness = {
  serverSeedHash: 'aa',
  clientSeed: 'bb',
  nextNonce: 7,
  nextServerSeedHash: 'cc',
};
const opened: OpenedSpots = {
  engine: 'spots',
  kind: 'roulette',
  rulesHash: 'dd',
  sheet: definitionInForce('brass-roulette'),
  gameId: 'brass-roulette',
  gameName: 'Brass Roulette',
  supplier: 'Parlour & Pine',
  nickName: 'Marina',
  walletType: 'USD',
  balance: '20.00',
  session: { durationMs: 0, net: '0.00' },
  houseRules: {
    autoplay: true,
    stakeRaises: true,
    quickPlay: true,
    roundGapMs: 0,
    idleEndMs: null,
  },
  stakes: ['1.00', '5.00', '10.00'],
  defaultStake: '1.00',
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
  refusal: null,
  outcome: {
    engine: 'spots',
    hands: [[1]],
    draws: [{ of: 37, event: 1 }],
    bets: [
      { spot: 'red', amount: '1.00', win: '2.00' },
      { spot: 'even', amount: '1.00', win: '0.00' },
    ],
  },
  proof: { serverSeedHash: 'aa', clientSeed: 'bb', nonce: 7, rulesHash: null },
  createdAt: '2025-01-01T00:00:00.000Z',
};
const result: BetResult = { round, balance: '20.00', fairness: { ...fairness, nextNonce: 8 } };

const betsAfter = (
  events: readonly TableGameEvent[],
  from = openingState(opened, 'USD'),
): TableGameState => events.reduce(reduce, from);
const place = (spot: string): TableGameEvent => ({ type: 'place', spot });
const chip = (stakeMinor: bigint): TableGameEvent => ({ type: 'chip', stakeMinor });
/** A request with the stake of two chips. */
const requested: TableGameEvent = { type: 'requested', stakeMinor: 200n };
const twoBets = [place('red'), place('even')];

describe('bets on a table', () => {
  it('are added chip by chip and undone one by one', () => {
    const state = betsAfter([place('red'), place('red'), chip(500n), place('even')]);
    expect([...state.bets]).toEqual([
      ['red', 200n],
      ['even', 500n],
    ]);
    expect(totalOf(betsAfter([{ type: 'undo' }, { type: 'undo' }], state).bets)).toBe(100n);
  });

  it('can be doubled, cleared and repeated', () => {
    const doubled = betsAfter([...twoBets, { type: 'double' }]);
    expect(totalOf(doubled.bets)).toBe(400n);
    const played = betsAfter([
      ...twoBets,
      requested,
      { type: 'dealt', result },
      { type: 'revealed' },
    ]);
    const cleared = betsAfter([{ type: 'clear' }], played);
    expect(cleared.bets.size).toBe(0);
    expect([...betsAfter([{ type: 'rebet' }], cleared).bets]).toEqual([...played.bets]);
  });

  it.each([
    ['on one spot', [chip(1000n), place('red'), place('red')]],
    ['in one round', [chip(1000n), ...['a', 'b', 'c'].map(place), chip(100n), place('d')]],
    ['of different spots', ['a', 'b', 'c', 'd'].map(place)],
  ])('beyond the limit %s are rejected with a notice', (_what, events) => {
    const before = betsAfter(events.slice(0, -1));
    const state = betsAfter(events);
    expect(state.notice).toBe('tableLimit');
    expect(state.bets).toEqual(before.bets);
  });

  it('replace each other in a game with one ticket, at the new price', () => {
    const ticket = openingState({ ...opened, limits: { ...opened.limits, betsMax: 1 } }, 'USD');
    const state = betsAfter([place('pick-1'), place('pick-2'), chip(500n)], ticket);
    expect([...state.bets]).toEqual([['pick-2', 500n]]);
  });
});

describe('a round', () => {
  it('deducts the stake at once and shows its result after the reveal', () => {
    const placed = betsAfter([...twoBets, requested]);
    expect([placed.phase, placed.shownMinor]).toEqual(['requesting', 1800n]);
    const dealt = betsAfter([{ type: 'dealt', result }], placed);
    expect([dealt.shownMinor, revealedRound(dealt), winningSpots(dealt).size]).toEqual([
      1800n,
      null,
      0,
    ]);
    const open = betsAfter([{ type: 'revealed' }], dealt);
    expect(open.shownMinor).toBe(2000n);
    expect(winningSpots(open)).toEqual(new Set(['red']));
    const pushed = [{ spot: 'red', amount: '1.00', win: '1.00' }];
    const back = { ...round, outcome: { ...round.outcome, bets: pushed } };
    expect(winningSpots({ ...open, round: back }).size).toBe(0);
    expect(open.lastRounds).toEqual([round]);
    expect(open.fairness.nextNonce).toBe(8);
  });

  it('accepts no chips while it is running', () => {
    const placed = betsAfter([...twoBets, requested]);
    expect(betsAfter([place('red'), chip(500n), { type: 'clear' }], placed)).toEqual(placed);
  });

  it('without bets or beyond the balance is not requested', () => {
    expect(betsAfter([requested]).phase).toBe('idle');
    const poor = betsAfter([{ type: 'balance', balanceMinor: 100n }, ...twoBets, requested]);
    expect([poor.phase, poor.notice]).toEqual(['idle', 'insufficient']);
    expect(betsAfter([{ type: 'balance', balanceMinor: 500n }], poor).notice).toBeNull();
  });

  it('that is refused returns the stake and shows a notice', () => {
    const state = betsAfter([...twoBets, requested, { type: 'refused', notice: 'limit' }]);
    expect([state.phase, state.shownMinor, state.notice]).toEqual(['idle', 2000n, 'limit']);
  });
});

describe('the parts of a ticket', () => {
  const dealt = betsAfter([...twoBets, requested, { type: 'dealt', result }]);
  const open = (part: number): TableGameEvent => ({ type: 'open-part', part });

  it('are closed until the player opens them, one by one or all of the rest at once', () => {
    expect(openedPart(dealt, 1)).toEqual({ isOpen: false, turn: 0 });
    const two = betsAfter([open(1), open(3), open(1)], dealt);
    expect(two.openParts).toEqual([1, 3]);
    expect(openedPart(two, 3)).toEqual({ isOpen: true, turn: 0 });
    const all = betsAfter([{ type: 'open-all', parts: 4 }, open(0)], two);
    expect(all.openParts).toEqual([1, 3, 0, 2]);
    expect([0, 1, 2, 3].map((part) => openedPart(all, part).turn)).toEqual([0, 0, 1, 0]);
  });

  it('are open after the reveal, and closed again on the next ticket', () => {
    const shown = betsAfter([open(1), { type: 'revealed' }, open(2)], dealt);
    expect(shown.openParts).toEqual([1]);
    expect(openedPart(shown, 0).isOpen).toBe(true);
    const next = betsAfter([requested, { type: 'dealt', result }], shown);
    expect(openedPart(next, 1).isOpen).toBe(false);
  });
});
