import { definitionInForce } from '@fairhall/game-server/definitions/definitions-in-force';
import { describe, expect, it } from 'vitest';
import type { BetResult, OpenedSpots } from '../contract-types.ts';
import { stepsOf } from '../session/choice-steps.ts';
import {
  type FishingEvent,
  type FishingState,
  openingState,
  priceOf,
  reduce,
  shownBalance,
} from './fishing-state.ts';

const fairness = {
  serverSeedHash: 'aa',
  clientSeed: 'bb',
  nextNonce: 7,
  nextServerSeedHash: 'cc',
};
const opened: OpenedSpots = {
  engine: 'spots',
  kind: 'fishing',
  rulesHash: 'dd',
  sheet: definitionInForce('deepwater-bounty'),
  gameId: 'deepwater-bounty',
  gameName: 'Deepwater Bounty',
  supplier: 'Tideline',
  nickName: 'Marina',
  walletType: 'USD',
  balance: '1.00',
  session: { durationMs: 0, net: '0.00' },
  houseRules: {
    autoplay: true,
    stakeRaises: true,
    quickPlay: true,
    roundGapMs: 0,
    idleEndMs: null,
  },
  stakes: ['0.01', '0.10', '1.00'],
  defaultStake: '0.10',
  levels: [1, 2, 3],
  limits: { spotMax: '3.00', roundMax: '3.00', betsMax: 1 },
  fairness,
  lastRounds: [],
};

/** The response to a shot at a turtle. */
function responseOf({
  win = '0.00',
  balance = '0.90',
  status = 'settled' as const,
} = {}): BetResult {
  return {
    round: {
      roundId: `round-${win}-${balance}`,
      gameId: 'deepwater-bounty',
      stake: '0.10',
      win,
      status,
      refusal: null,
      outcome: {
        engine: 'spots',
        hands: [[1], [0]],
        draws: [],
        bets: [{ spot: 'turtle', amount: '0.10', win }],
      },
      proof: { serverSeedHash: 'aa', clientSeed: 'bb', nonce: 7, rulesHash: null },
      createdAt: '2025-01-01T00:00:00.000Z',
    },
    balance,
    fairness: { ...fairness, nextNonce: 8 },
  };
}

const having = (...events: readonly FishingEvent[]): FishingState =>
  events.reduce(reduce, openingState(opened, 'USD'));
const fired = { type: 'fired', priceMinor: 10n } as const;
const received = (result: BetResult) => ({ type: 'received', priceMinor: 10n, result }) as const;

describe('the price of a shot', () => {
  it('is the bet times the level, and stops at both ends', () => {
    expect(priceOf(having())).toBe(10n);
    const raised = having({ type: 'bet', move: 1 }, { type: 'level', move: 1 });
    expect(priceOf(raised)).toBe(200n);
    expect(priceOf(having({ type: 'level', move: -1 }))).toBe(10n);
    expect(stepsOf(raised.stakesMinor, raised.stakeMinor)).toEqual({ lower: true, raise: false });
  });
});

describe('the shown balance', () => {
  it('excludes every shot at once and includes a win when its coins have landed', () => {
    const shots = having(fired, fired);
    expect(shownBalance(shots)).toBe(80n);
    const won = reduce(shots, received(responseOf({ win: '1.20', balance: '2.10' })));
    expect(shownBalance(won)).toBe(80n);
    const landed = reduce(won, { type: 'landed', winMinor: 120n });
    expect(shownBalance(landed)).toBe(200n);
  });

  it('is refunded when a shot is refused', () => {
    const refused = having(fired, { type: 'refused', priceMinor: 10n, notice: 'limit' });
    expect(shownBalance(refused)).toBe(100n);
    expect(refused.notice).toBe('limit');
  });

  it('includes no win that the wallet has not posted yet', () => {
    const pending = having(fired, {
      ...received(responseOf({ win: '1.20' })),
      result: {
        ...responseOf({ win: '1.20' }),
        round: { ...responseOf({ win: '1.20' }).round, status: 'pending' },
      },
    });
    expect(shownBalance(pending)).toBe(90n);
    expect(pending.notice).toBe('pending');
    expect(pending.catches).toEqual([]);
  });

  it('ignores a balance from elsewhere while a shot is pending', () => {
    expect(having(fired, { type: 'balance', balanceMinor: 900n }).balanceMinor).toBe(100n);
    expect(having({ type: 'balance', balanceMinor: 900n }).balanceMinor).toBe(900n);
  });
});

describe('catches', () => {
  it('are listed newest first, up to a limit', () => {
    const catches = [1n, 2n, 3n, 4n, 5n].map((winMinor) => ({
      roundId: `round-${winMinor}`,
      species: 'turtle',
      winMinor,
    }));
    const state = having(...catches.map((one) => ({ type: 'caught' as const, ...one })));
    expect(state.catches).toEqual(catches.slice(1).reverse());
  });
});

describe('automatic fire', () => {
  const auto = { shotsLeft: 3, budgetMinor: 1_000n, winStopMinor: null };

  it('counts down and ends at zero', () => {
    const on = having({ type: 'auto', auto });
    expect(reduce(on, fired).auto?.shotsLeft).toBe(2);
    expect([fired, fired, fired].reduce(reduce, on).auto).toBeNull();
  });

  it.each<FishingEvent>([
    { type: 'refused', priceMinor: 0n, notice: 'limit' },
    { type: 'noticed', notice: 'insufficient' },
    { type: 'reconnecting', reconnecting: true },
    { type: 'auto', auto: null },
  ])('stops at $type', (event) => {
    expect(having({ type: 'auto', auto }, event).auto).toBeNull();
  });
});
