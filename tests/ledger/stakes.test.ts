import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Entry, LedgerPort, StakeRule } from '../../server/api/src/ledger/port.ts';
import {
  available,
  bet,
  checkedEntry,
  deposit,
  move,
  occurredAt,
  openTestLedger,
  type TestLedger,
} from './test-ledger.ts';

let testLedger: TestLedger;
let ledger: LedgerPort;

beforeEach(async () => {
  testLedger = await openTestLedger();
  ledger = testLedger.ledger;
  await ledger.post(deposit('ann/d', 'ann', 100_000n));
  await ledger.post(deposit('bea/d', 'bea', 100_000n));
});

afterEach(() => testLedger.remove());

const GAP: StakeRule = { gapMs: 2500, roundMaxMinor: null };
const MOST: StakeRule = { gapMs: 0, roundMaxMinor: 500n };

type Stake = {
  readonly round?: string;
  readonly game?: string;
  readonly user?: string;
  readonly minor?: bigint;
  readonly afterMs?: number;
  readonly rule?: StakeRule | undefined;
};

let count = 0;

function stake(of: Stake): Entry {
  const { round = 'r1', game = 'g1', user = 'ann', minor = 100n, afterMs = 0, rule } = of;
  count += 1;
  return {
    ...bet(`stake ${count}`, user, minor),
    gameId: game,
    roundId: round,
    occurredAt: new Date(occurredAt.getTime() + afterMs),
    stakeRule: rule,
  };
}

async function outcomes(...stakes: Stake[]): Promise<string[]> {
  const found: string[] = [];
  for (const one of stakes) found.push((await ledger.post(stake(one))).outcome);
  return found;
}

describe('the least time between the stakes of two rounds', () => {
  test('counts over all games of the player, and returns how much of it is left', async () => {
    expect(await outcomes({ rule: GAP })).toEqual(['applied']);
    const other = { game: 'g2', round: 'r2', rule: GAP };
    expect(await ledger.post(stake({ ...other, afterMs: 1000 }))).toEqual({
      outcome: 'tooSoon',
      waitMs: 1500,
    });
    expect(await outcomes({ ...other, afterMs: 2499 }, { ...other, afterMs: 2500 })).toEqual([
      'tooSoon',
      'applied',
    ]);
    expect(await outcomes({ user: 'bea', round: 'r3', rule: GAP, afterMs: 2500 })).toEqual([
      'applied',
    ]);
  });

  test('lets the last round take another stake, and no other game’s round of its id', async () => {
    expect(
      await outcomes(
        { rule: GAP },
        { rule: GAP, afterMs: 1 },
        { game: 'g2', rule: GAP, afterMs: 2 },
      ),
    ).toEqual(['applied', 'applied', 'tooSoon']);
  });

  test('is at most itself, also by a clock that was set back', async () => {
    await outcomes({ rule: GAP, afterMs: 60_000 });
    expect(await ledger.post(stake({ round: 'r2', rule: GAP }))).toEqual({
      outcome: 'tooSoon',
      waitMs: 2500,
    });
  });

  test('lets one of many rounds at once through', async () => {
    const posted = await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        ledger.post(stake({ round: `r${index}`, rule: GAP })),
      ),
    );
    expect(posted.filter(({ outcome }) => outcome === 'applied')).toHaveLength(1);
    expect(posted.filter(({ outcome }) => outcome === 'tooSoon')).toHaveLength(31);
  });

  test('counts from stakes with a rule that were applied', async () => {
    const poor = { minor: 1_000_000n, rule: GAP };
    expect(await outcomes(poor, { round: 'r2' }, { round: 'r3', rule: GAP })).toEqual([
      'insufficient',
      'applied',
      'applied',
    ]);
    expect((await testLedger.rows()).stakes).toMatchObject([{ userId: 'ann', roundId: 'r3' }]);
  });

  test('returns a replay at once', async () => {
    const first = stake({ rule: GAP });
    await ledger.post(first);
    await ledger.post(stake({ round: 'r2', rule: GAP, afterMs: 3000 }));
    expect(await ledger.post(first)).toMatchObject({ outcome: 'replayed' });
  });
});

describe('the most of the stakes on a round', () => {
  test('counts what was staked on it, and not what was rolled back', async () => {
    expect(await outcomes({ minor: 300n, rule: MOST }, { minor: 201n, rule: MOST })).toEqual([
      'applied',
      'overRound',
    ]);
    const back = move({
      from: { of: 'house' },
      to: available('ann'),
      amountMinor: 100n,
      type: 'rollback',
    });
    await ledger.post({ ...stake({}), kind: 'rollback', postings: back });
    expect(await outcomes({ minor: 300n, rule: MOST }, { minor: 1n, rule: MOST })).toEqual([
      'applied',
      'overRound',
    ]);
  });

  test('counts the round of one player and one game alone', async () => {
    await outcomes({ minor: 500n, rule: MOST });
    const more = { minor: 500n, rule: MOST };
    expect(
      await outcomes({ ...more, user: 'bea' }, { ...more, game: 'g2' }, { ...more, round: 'r2' }),
    ).toEqual(['applied', 'applied', 'applied']);
  });

  test('of many stakes at once lets as many through as it has room for', async () => {
    const posted = await Promise.all(
      Array.from({ length: 32 }, () => ledger.post(stake({ minor: 200n, rule: MOST }))),
    );
    expect(posted.filter(({ outcome }) => outcome === 'applied')).toHaveLength(2);
    expect(posted.filter(({ outcome }) => outcome === 'overRound')).toHaveLength(30);
    expect(await testLedger.check()).toEqual([]);
  });
});

test('the round’s most refuses before the time between rounds, and both before tags and budgets', async () => {
  await ledger.post({ ...stake({ rule: GAP }), tags: ['bet/1'] });
  const both: StakeRule = { gapMs: 2500, roundMaxMinor: 50n };
  const next = stake({ round: 'r2', rule: both });
  const blocked: Entry = { ...checkedEntry(next, 0n), mustNotExist: ['bet/1'] };
  const outcome = async (rule: StakeRule | undefined) =>
    (await ledger.post({ ...blocked, stakeRule: rule })).outcome;
  expect(await outcome(both)).toBe('overRound');
  expect(await outcome(GAP)).toBe('tooSoon');
  expect(await outcome(undefined)).toBe('blocked');
});

test('a rule without a stake on a player’s round is a programming error', async () => {
  for (const wrong of [{ roundId: undefined }, { gameId: undefined }, { postings: [] }]) {
    await expect(ledger.post({ ...stake({ rule: GAP }), ...wrong })).rejects.toThrow(RangeError);
  }
});
