import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backendOf } from '../../../server/api/src/backends/index.ts';
import { AppError } from '../../../server/api/src/core/app-error.ts';
import type { Entry } from '../../../server/api/src/ledger/port.ts';
import { inSuite } from '../../../server/commands/suite.mjs';
import { cardWithdrawal } from '../card-withdrawal.ts';
import { giveMoney } from '../give-money.ts';
import { type Player, startTestServer, type TestServer } from '../test-server.ts';
import { officeOf } from './as-staff.ts';
import { loggedIn, newStaff } from './staff.ts';

const ACTS = inSuite({ quick: 300, full: 1000 });
const currencies = ['USD', 'JPY', 'BRL'] as const;

const act = fc.record({
  what: fc.constantFrom('gift', 'bet', 'win', 'adjust', 'approve', 'reject', 'withdraw'),
  player: fc.nat(2),
  currency: fc.constantFrom(...currencies),
  minor: fc.bigInt(1n, 20_000n),
  isNegative: fc.boolean(),
});
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

let server: TestServer;
let players: Player[];
let secondPerson: string;

beforeAll(async () => {
  server = await startTestServer();
  players = [await server.player(), await server.player(), await server.player()];
  secondPerson = (await newStaff(server, 'manager')).staffId;
});

afterAll(() => server.close());

let bets = 0;

/** A stake, or a win of the house's money. */
function playEntry(kind: 'bet' | 'win', { userId }: Player, { currency, minor }: Act): Entry {
  bets += 1;
  const amountMinor = kind === 'bet' ? -minor : minor;
  const common = { currency, type: kind } as const;
  return {
    key: `test/play/${bets}`,
    kind,
    request: '',
    userId,
    occurredAt: server.clock.now(),
    postings: [
      { ...common, account: { of: 'player', userId, bucket: 'available' }, amountMinor },
      { ...common, account: { of: 'house' }, amountMinor: -amountMinor },
    ],
  };
}

async function run(one: Act, player: Player): Promise<void> {
  const { infrastructure, modules } = server;
  const { what, currency, minor } = one;
  const { userId } = player;
  switch (what) {
    case 'gift':
      await giveMoney(infrastructure, { userId, currency, minor });
      return;
    case 'bet':
    case 'win':
      await infrastructure.ledger.post(playEntry(what, player, one));
      return;
    case 'withdraw': {
      const session = await infrastructure.prisma.session.findFirstOrThrow({ where: { userId } });
      await modules.payments.createWithdrawal({
        userId,
        sessionId: session.id,
        ...cardWithdrawal,
        idempotencyKey: null,
      });
      return;
    }
    default:
      await adjust(one, userId);
  }
}

/** A correction, decided by a second person where it is large. */
async function adjust({ what, currency, minor, isNegative }: Act, uid: string): Promise<void> {
  const { office } = server.modules;
  const money = `${isNegative ? '-' : ''}${minor}`;
  const { id, state } = await office.requestAdjustment({
    uid,
    walletType: currency,
    money,
    reason: 'A random correction',
    role: 'manager',
    actor: { staffId: 'one', requestId: 'r' },
    idempotencyKey: null,
  });
  if (state !== 'waiting' || what === 'adjust') return;
  const decide = what === 'approve' ? office.approveAdjustment : office.rejectAdjustment;
  await decide({ id, note: '', actor: { staffId: secondPerson, requestId: 'r' } });
}

test('the trial balance is zero in each currency after hundreds of random acts', async () => {
  const office = officeOf(server, await loggedIn(server, 'viewer'));
  const sequences = fc.array(act, { minLength: ACTS, maxLength: ACTS });
  const done = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(sequences, async (acts) => {
      for (const one of acts) {
        const player = players[one.player];
        if (!player) throw new Error('there is no such player');
        try {
          await run(one, player);
          done.set(one.what, (done.get(one.what) ?? 0) + 1);
        } catch (error) {
          // A refusal is a possible end of an act.
          if (!(error instanceof AppError)) throw error;
        }
      }
    }),
    // So many acts would be shrunk for hours.
    { numRuns: 1, endOnFailure: true },
  );
  expect([...done.keys()].sort()).toEqual(
    ['adjust', 'approve', 'bet', 'gift', 'reject', 'win', 'withdraw'].sort(),
  );
  const { body } = await office.get('/ledger/trial-balance');
  expect(body.data.rows.map(({ walletType }: { walletType: string }) => walletType)).toEqual([
    'USD',
    'BRL',
    'JPY',
  ]);
  for (const row of body.data.rows) expect(row.sum).toBe(0);
  expect(await backendOf(server.settings.database).checkEveryEntry()).toEqual([]);
});
