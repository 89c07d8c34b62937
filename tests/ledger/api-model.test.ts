import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OWN_PROVIDER_ID } from '../../server/api/src/contract/own-provider.ts';
import type { Entry, PlayerBalance, PostOutcome } from '../../server/api/src/ledger/port.ts';
import {
  creditEntry,
  freezeEntry,
  returnEntry,
  settleEntry,
} from '../../server/api/src/modules/payments/index.ts';
import {
  betEntry,
  playEntry,
  rollbackEntry,
  tombstoneEntry,
  winEntry,
} from '../../server/api/src/modules/play/index.ts';
import { inSuite } from '../../server/commands/suite.mjs';
import { occurredAt, openTestLedger, type TestLedger } from './test-ledger.ts';

/*
 * The money of one player, posted by the API's own entries and compared with a model of bets,
 * rounds and orders that has no keys, tags or postings. Ids and amounts come from small ranges, so
 * that duplicates, conflicts, late rollbacks and empty wallets are frequent.
 */

const RUNS = inSuite({
  // With a fixed seed: a few random runs alone do not always reach every outcome.
  quick: { numRuns: 300, seed: 24 },
  full: { numRuns: 2000 },
});
const COMMANDS_MAX = 200;

const transaction = fc.integer({ min: 1, max: 24 });
const round = fc.integer({ min: 1, max: 8 });
const order = fc.integer({ min: 1, max: 8 });
const amount = fc.integer({ min: 1, max: 9 });
const winAmount = fc.integer({ min: 0, max: 9 });

const command = fc.oneof(
  fc.record({ type: fc.constant('bet' as const), transaction, round, amount }),
  fc.record({ type: fc.constant('play' as const), transaction, round, amount, winAmount }),
  fc.record({
    type: fc.constant('win' as const),
    transaction,
    bet: transaction,
    winAmount,
    finished: fc.boolean(),
  }),
  fc.record({ type: fc.constant('rollback' as const), transaction, bet: transaction }),
  fc.record({ type: fc.constant('deposit' as const), order, bonus: fc.boolean() }),
  fc.record({ type: fc.constant('withdraw' as const), order }),
  fc.record({ type: fc.constant('settle' as const), order }),
  fc.record({ type: fc.constant('return' as const), order }),
);

type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

/** Sometimes repeats an earlier command, as a caller that lost the response. */
const step = fc.record({
  command,
  again: fc.option(fc.integer({ min: 1, max: 20 }), { freq: 8 }),
});

function storyOf(steps: readonly { command: Command; again: number | null }[]): Command[] {
  const story: Command[] = [];
  for (const { command: fresh, again } of steps)
    story.push(story.at(-(again ?? Infinity)) ?? fresh);
  return story;
}
type Outcome = PostOutcome['outcome'];

/** The amount of an order; the number identifies the order, so its amount never changes. */
const orderMinor = (number: number) => BigInt(number * 5);

type ModelBet = {
  round: number;
  stake: bigint;
  won: boolean;
  /** Wins of more than zero. */
  wins: number;
  rolledBack: boolean;
};

/** The expected money of the player. */
class Model {
  available = 0n;
  frozen = 0n;
  readonly bets = new Map<number, ModelBet>();
  /** The content of each transaction: other content with the same number is a conflict. */
  readonly #transactions = new Map<number, string>();
  readonly #tombstones = new Set<number>();
  readonly #closedRounds = new Set<number>();
  readonly #deposits = new Set<number>();
  readonly #withdrawals = new Map<number, 'frozen' | 'settled' | 'returned'>();

  apply(done: Command): Outcome {
    switch (done.type) {
      case 'bet':
        return this.#once(done, () => this.#stake(done));
      case 'play':
        return this.#once(done, () => {
          const staked = this.#stake(done);
          if (staked !== 'applied') return staked;
          this.available += BigInt(done.winAmount);
          this.#closedRounds.add(done.round);
          const bet = this.bets.get(done.transaction);
          if (bet) bet.won = true;
          return 'applied';
        });
      case 'win':
        return this.#once(done, () => this.#win(done));
      case 'rollback':
        return this.#once(done, () => this.#rollBack(done));
      case 'deposit':
        return this.#deposit(done);
      case 'withdraw':
        return this.#withdraw(done.order);
      case 'settle':
        return this.#end(done.order, 'settled');
      case 'return':
        return this.#end(done.order, 'returned');
    }
  }

  #once(done: Command & { transaction: number }, act: () => Outcome): Outcome {
    const meaning = JSON.stringify(this.#meaning(done));
    const known = this.#transactions.get(done.transaction);
    if (known !== undefined) return known === meaning ? 'replayed' : 'conflict';
    const outcome = act();
    if (outcome === 'applied') this.#transactions.set(done.transaction, meaning);
    return outcome;
  }

  /** A win refers to its round through its bet, so the win of an unknown bet has other content. */
  #meaning(done: Command & { transaction: number }): unknown {
    return done.type === 'win' ? { ...done, round: this.bets.get(done.bet)?.round ?? 0 } : done;
  }

  #stake({
    transaction: id,
    round: number,
    amount: stake,
  }: {
    transaction: number;
    round: number;
    amount: number;
  }): Outcome {
    if (this.#tombstones.has(id) || this.#closedRounds.has(number)) return 'blocked';
    if (this.available < BigInt(stake)) return 'insufficient';
    this.available -= BigInt(stake);
    this.bets.set(id, {
      round: number,
      stake: BigInt(stake),
      won: false,
      wins: 0,
      rolledBack: false,
    });
    return 'applied';
  }

  #win(done: Extract<Command, { type: 'win' }>): Outcome {
    const bet = this.bets.get(done.bet);
    if (!bet || bet.rolledBack || this.#closedRounds.has(bet.round)) return 'blocked';
    this.available += BigInt(done.winAmount);
    bet.won = true;
    if (done.winAmount > 0) bet.wins += 1;
    if (done.finished) this.#closedRounds.add(bet.round);
    return 'applied';
  }

  #rollBack(done: Extract<Command, { type: 'rollback' }>): Outcome {
    const bet = this.bets.get(done.bet);
    if (!bet) {
      if (this.#tombstones.has(done.bet)) return 'blocked';
      this.#tombstones.add(done.bet);
      return 'applied';
    }
    if (bet.won || bet.rolledBack) return 'blocked';
    bet.rolledBack = true;
    this.available += bet.stake;
    return 'applied';
  }

  #deposit(done: Extract<Command, { type: 'deposit' }>): Outcome {
    if (this.#deposits.has(done.order)) return 'replayed';
    if (done.bonus && this.#deposits.size > 0) return 'blocked';
    this.#deposits.add(done.order);
    this.available += orderMinor(done.order) * (done.bonus ? 2n : 1n);
    return 'applied';
  }

  #withdraw(number: number): Outcome {
    if (this.#withdrawals.has(number)) return 'replayed';
    if (this.available < orderMinor(number)) return 'insufficient';
    this.available -= orderMinor(number);
    this.frozen += orderMinor(number);
    this.#withdrawals.set(number, 'frozen');
    return 'applied';
  }

  #end(number: number, how: 'settled' | 'returned'): Outcome {
    const state = this.#withdrawals.get(number);
    if (state === how) return 'replayed';
    if (state !== 'frozen') return 'blocked';
    this.frozen -= orderMinor(number);
    if (how === 'returned') this.available += orderMinor(number);
    this.#withdrawals.set(number, how);
    return 'applied';
  }
}

/** The command as the API posts it, with keys of its own: all runs share one ledger. */
function entryFor(world: number, done: Command, model: Model): Entry {
  const userId = `p${world}`;
  const at = occurredAt;
  const launch = {
    userId,
    sessionId: 's',
    gameId: 'g',
    walletType: 'USD' as const,
    language: 'en',
    issuedAt: at,
    expiresAt: at,
  };
  const named = (number: number) => `${world}-${number}`;
  const bet = (number: number) => {
    const known = model.bets.get(number);
    return {
      userId,
      gameId: 'g',
      roundId: named(known?.round ?? 0),
      providerId: OWN_PROVIDER_ID,
      transactionId: named(number),
      currency: 'USD' as const,
      stakeMinor: known?.stake ?? 1n,
      placedAt: at,
    };
  };
  switch (done.type) {
    case 'bet':
    case 'play': {
      const request = {
        token: 't',
        providerId: OWN_PROVIDER_ID,
        transactionId: named(done.transaction),
        roundId: named(done.round),
        gameId: 'g',
        amount: '',
      };
      const common = { launch, request, stakeMinor: BigInt(done.amount), at };
      if (done.type === 'bet') return betEntry(common);
      return playEntry({ ...common, winMinor: BigInt(done.winAmount) });
    }
    case 'win': {
      const request = { transactionId: named(done.transaction), finished: done.finished };
      const winMinor = BigInt(done.winAmount);
      const earlierWins = model.bets.get(done.bet)?.wins ?? 0;
      return winEntry({ bet: bet(done.bet), request, winMinor, earlierWins, at });
    }
    case 'rollback': {
      const request = {
        providerId: OWN_PROVIDER_ID,
        transactionId: named(done.transaction),
        betTransactionId: named(done.bet),
      };
      if (!model.bets.has(done.bet)) return tombstoneEntry({ request, at });
      return rollbackEntry({ bet: bet(done.bet), request, at });
    }
    case 'deposit': {
      const paid = {
        outTradeNo: named(done.order),
        userId,
        walletType: 'USD',
        amountMinor: orderMinor(done.order),
      };
      const bonusMinor = done.bonus ? paid.amountMinor : 0n;
      return creditEntry({ order: paid, feeMinor: 0n, bonusMinor, isFirst: true, at });
    }
    case 'withdraw':
    case 'settle':
    case 'return': {
      const entries = { withdraw: freezeEntry, settle: settleEntry, return: returnEntry };
      const request = {
        orderNum: named(done.order),
        userId,
        walletType: 'USD',
        amountMinor: orderMinor(done.order),
        accountKey: userId,
      };
      return entries[done.type](request, at);
    }
  }
}

let testLedger: TestLedger;

beforeAll(async () => {
  testLedger = await openTestLedger();
});

afterAll(() => testLedger.remove());

test('a player’s money matches the model of bets, orders and their duplicates', async () => {
  let world = 0;
  const seen = new Set<string>();
  const stories = fc.array(step, { minLength: 1, maxLength: COMMANDS_MAX, size: 'max' });
  await fc.assert(
    fc.asyncProperty(stories, async (steps) => {
      const story = storyOf(steps);
      world += 1;
      const model = new Model();
      const expected: Outcome[] = [];
      const posts = story.map((done) => {
        const entry = entryFor(world, done, model);
        expected.push(model.apply(done));
        return testLedger.ledger.post(entry);
      });
      const outcomes = (await Promise.all(posts)).map(({ outcome }) => outcome);
      expect(outcomes).toEqual(expected);
      expect(holding(await testLedger.ledger.balances(`p${world}`))).toEqual({
        available: model.available,
        frozen: model.frozen,
      });
      for (const [index, outcome] of outcomes.entries())
        seen.add(`${story[index]?.type} ${outcome}`);
    }),
    RUNS,
  );
  expect([...seen].sort()).toEqual(everyEnd);
  expect(await testLedger.check()).toEqual([]);
});

/** Every outcome of a command occurred. */
const everyEnd = [
  'bet applied',
  'bet blocked',
  'bet conflict',
  'bet insufficient',
  'bet replayed',
  'deposit applied',
  'deposit blocked',
  'deposit replayed',
  'play applied',
  'play blocked',
  'play conflict',
  'play insufficient',
  'play replayed',
  'return applied',
  'return blocked',
  'return replayed',
  'rollback applied',
  'rollback blocked',
  'rollback conflict',
  'rollback replayed',
  'settle applied',
  'settle blocked',
  'settle replayed',
  'win applied',
  'win blocked',
  'win conflict',
  'win replayed',
  'withdraw applied',
  'withdraw insufficient',
  'withdraw replayed',
];

function holding(balances: readonly PlayerBalance[]) {
  const [usd] = balances;
  return { available: usd?.availableMinor ?? 0n, frozen: usd?.frozenMinor ?? 0n };
}
