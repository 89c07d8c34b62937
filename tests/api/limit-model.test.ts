import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backendOf } from '../../server/api/src/backends/index.ts';
import { AppError } from '../../server/api/src/core/app-error.ts';
import {
  betEntry,
  type PlayEntry,
  playEntry,
  rollbackEntry,
  winEntry,
} from '../../server/api/src/modules/play/index.ts';
import { checkBet, isRefused } from '../../server/api/src/modules/restrictions/index.ts';
import { inSuite } from '../../server/commands/suite.mjs';
import { giveMoney } from './give-money.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/*
 * Random play and changes of limits against a plain re-computation: what is refused, how far each limit
 * is used, and that no window was ever over the limit that held at its bets.
 */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.seedGames();
});

afterAll(() => server.close());

const kinds = ['loss', 'wager'] as const;
const periods = ['day', 'week', 'month'] as const;
type Kind = (typeof kinds)[number];
type Period = (typeof periods)[number];
type Unit = 'USD' | 'JPY';

const kind = fc.constantFrom(...kinds);
const period = fc.constantFrom(...periods);
const unit = fc.constantFrom<Unit[]>('USD', 'USD', 'JPY');
const stake = fc.bigInt(1n, 900n);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('bet' as const), unit, stake }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('play' as const),
      unit,
      stake,
      win: fc.bigInt(0n, 1500n),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('win' as const), win: fc.bigInt(0n, 1500n) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('rollback' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('set' as const),
      kind,
      period,
      amount: fc.nat({ max: 40 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('remove', 'confirm', 'cancel'), kind, period }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(1, HOUR_MS, 13 * HOUR_MS, DAY_MS, 8 * DAY_MS, 31 * DAY_MS),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** What counts: minor units of a wallet, below zero for wins and rollbacks. */
type Movement = {
  readonly atMs: number;
  readonly unit: Unit;
  readonly minor: bigint;
  readonly isWin: boolean;
  /** Of a rollback: when its stake was placed. */
  readonly stakedAtMs?: number;
};

type Limit = {
  maxMinor: bigint | null;
  pending: { maxMinor: bigint | null; sinceMs: number } | null;
};

/** Micro-USD of a minor unit, apart from the product's table. */
const WORTH = { USD: 10_000n, JPY: 6_600n } as const;

/** In cents: stakes up, wins down. */
function cents({ unit: of, minor, isWin }: Movement): bigint {
  const size = (minor < 0n ? -minor : minor) * WORTH[of];
  const whole = size / WORTH.USD;
  const converted = !isWin && whole * WORTH.USD !== size ? whole + 1n : whole;
  return minor < 0n ? -converted : converted;
}

function windowStart(of: Period, atMs: number): number {
  const at = new Date(atMs);
  const midnight = atMs - (atMs % DAY_MS);
  if (of === 'day') return midnight;
  if (of === 'week') return midnight - ((at.getUTCDay() + 6) % 7) * DAY_MS;
  return midnight - (at.getUTCDate() - 1) * DAY_MS;
}

/** A rollback counts in the windows of its stake alone. Rules 2, 4 and 6 of the specification, as short as possible. */
class Model {
  readonly movements: Movement[] = [];
  readonly limits = new Map<string, Limit>();

  used(of: Kind, within: Period, atMs: number): bigint {
    const fromMs = windowStart(within, atMs);
    return this.movements
      .filter((one) => (one.stakedAtMs ?? one.atMs) >= fromMs && !(of === 'wager' && one.isWin))
      .reduce((sum, one) => sum + cents(one), 0n);
  }

  isOver(bet: Movement): boolean {
    return kinds.some((of) =>
      periods.some((within) => {
        const max = this.limits.get(`${of} ${within}`)?.maxMinor ?? null;
        return max !== null && this.used(of, within, bet.atMs) + cents(bet) > max;
      }),
    );
  }

  set(name: string, maxMinor: bigint, atMs: number): void {
    const current = this.limits.get(name);
    if (!current || current.maxMinor === null || maxMinor <= current.maxMinor) {
      this.limits.set(name, { maxMinor, pending: null });
    } else current.pending = { maxMinor, sinceMs: atMs };
  }

  /** @returns the code of the response */
  change(how: string, name: string, atMs: number): number {
    const current = this.limits.get(name);
    if (how === 'remove') {
      if (!current || current.maxMinor === null) return 404;
      current.pending = { maxMinor: null, sinceMs: atMs };
      return 200;
    }
    const waits = current?.pending;
    if (!current || !waits || atMs >= waits.sinceMs + 8 * DAY_MS) return 1403;
    if (how === 'confirm') {
      if (atMs < waits.sinceMs + DAY_MS) return 1402;
      current.maxMinor = waits.maxMinor;
    }
    current.pending = null;
    return 200;
  }
}

type OpenBet = Parameters<typeof rollbackEntry>[0]['bet'];

/** Runs the steps for a new player on the API's modules and on the model. */
async function run(steps: readonly Step[]): Promise<void> {
  const { clock, infrastructure, modules } = server;
  const { userId } = await server.player();
  await giveMoney(infrastructure, { userId, currency: 'USD', minor: 10_000_000n });
  await giveMoney(infrastructure, { userId, currency: 'JPY', minor: 10_000_000n });
  const model = new Model();
  const open: OpenBet[] = [];

  const post = async (entry: PlayEntry) => {
    try {
      const restrictions = await modules.restrictions.load(userId);
      const [posting] = entry.postings;
      if (posting?.type !== 'bet') {
        return (await modules.play.postWithoutStake({ entry, restrictions })).outcome;
      }
      const { currency } = posting;
      const enforced = checkBet(restrictions, { entry, currency, gameType: undefined });
      if (isRefused(enforced)) throw enforced.error;
      return (await modules.play.postBet({ entry, restrictions, enforced })).outcome;
    } catch (error) {
      if (error instanceof AppError && error.code === 'LIMIT_REACHED') return 'over a limit';
      throw error;
    }
  };

  async function stakeOf(one: { unit: Unit; stake: bigint; win?: bigint }): Promise<void> {
    const at = clock.now();
    const bet = { atMs: at.getTime(), unit: one.unit, minor: one.stake, isWin: false };
    const expected = model.isOver(bet) ? 'over a limit' : 'applied';
    const request = {
      providerId: 'fairhall',
      transactionId: randomUUID(),
      roundId: randomUUID(),
      gameId: 'phoenix-ascend',
    };
    const launch = { userId, walletType: one.unit };
    const options = { launch, request, stakeMinor: one.stake, at };
    const entry =
      one.win === undefined ? betEntry(options) : playEntry({ ...options, winMinor: one.win });
    expect(await post(entry)).toBe(expected);
    if (expected !== 'applied') return;
    model.movements.push(bet);
    if (one.win !== undefined) {
      model.movements.push({ ...bet, minor: -one.win, isWin: true });
      return;
    }
    open.push({ ...request, userId, currency: one.unit, stakeMinor: one.stake, placedAt: at });
  }

  async function settle(win: bigint | null): Promise<void> {
    const bet = open.shift();
    if (!bet) return;
    const at = clock.now();
    const transactionId = randomUUID();
    const entry =
      win === null
        ? rollbackEntry({
            bet,
            request: {
              providerId: bet.providerId,
              transactionId,
              betTransactionId: bet.transactionId,
            },
            at,
          })
        : winEntry({
            bet,
            request: { transactionId, finished: true },
            winMinor: win,
            earlierWins: 0,
            at,
          });
    expect(await post(entry)).toBe('applied');
    const of = { atMs: at.getTime(), unit: bet.currency as Unit };
    if (win === null) {
      const stakedAtMs = bet.placedAt.getTime();
      model.movements.push({ ...of, minor: -bet.stakeMinor, isWin: false, stakedAtMs });
    } else model.movements.push({ ...of, minor: -win, isWin: true });
  }

  async function change(how: string, id: { kind: Kind; period: Period }): Promise<number> {
    const { requestRemoval, confirmChange, cancelChange } = modules.saferPlay;
    const call = { remove: requestRemoval, confirm: confirmChange, cancel: cancelChange }[how];
    try {
      await call?.({ userId, ...id });
      return 200;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { NOT_FOUND: 404, TOO_EARLY: 1402, NOTHING_PENDING: 1403 }[error.code as string] ?? 0;
    }
  }

  for (const one of steps) {
    const nowMs = clock.now().getTime();
    switch (one.do) {
      case 'bet':
      case 'play':
        await stakeOf(one);
        break;
      case 'win':
        await settle(one.win);
        break;
      case 'rollback':
        await settle(null);
        break;
      case 'set': {
        const { kind: of, period: within, amount } = one;
        model.set(`${of} ${within}`, BigInt(amount) * 100n, nowMs);
        await modules.saferPlay.setLimit({ userId, kind: of, period: within, amount });
        break;
      }
      case 'wait':
        clock.advance(one.ms);
        break;
      default: {
        const expected = model.change(one.do, `${one.kind} ${one.period}`, nowMs);
        expect(await change(one.do, one)).toBe(expected);
      }
    }
    await expectUse(userId, model);
  }
}

/** The limits and their use are those of the model. */
async function expectUse(userId: string, model: Model): Promise<void> {
  const nowMs = server.clock.now().getTime();
  const views = await server.modules.restrictions.listLimitViews({ userId });
  const seen = views.map(({ kind: of, period: within, amount, used }) => [
    of,
    within,
    amount,
    used,
  ]);
  const expected = kinds.flatMap((of) =>
    periods.flatMap((within) => {
      const max = model.limits.get(`${of} ${within}`)?.maxMinor ?? null;
      if (max === null) return [];
      return [[of, within, Number(max) / 100, Number(model.used(of, within, nowMs)) / 100]];
    }),
  );
  expect(seen).toEqual(expected);
}

test('no window is ever over its limit, whatever is played, changed and waited for', async () => {
  server.requireOwnServer('advances the clock');
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), run), {
    numRuns: inSuite({ quick: 12, full: 150 }),
  });
  expect(await backendOf(server.settings.database).checkEveryEntry()).toEqual([]);
});
