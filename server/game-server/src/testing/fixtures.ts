import { randomBytes } from 'node:crypto';
import type { Clock } from '@fairhall/kit/clock';
import { openSignedHttpClient } from '@fairhall/kit/signed-http-client';
import { openDatabaseIn, queryIn } from '../../../../tests/support/game-database.ts';
import type { RandomnessBeacon } from '../fixtures/randomness-beacon.ts';
import { createFreeWallet } from '../free-play/free-wallet.ts';
import { createServices } from '../services.ts';
import { createWalletClient, walletAt } from '../wallet/wallet-client.ts';
import { SECRET } from './fake-wallet.ts';

/** A clock that a test advances by hand. */
export function manualClock(start: Date) {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (ms: number) => {
      now += ms;
    },
    moveTo: (time: string) => {
      now = Date.parse(time);
    },
  };
}

export type FixturesNode = Awaited<ReturnType<typeof startNode>>;

/** The fixtures of one process without schedulers; several may share a directory. */
export async function startNode({
  dir,
  walletOrigin,
  clock,
  beacon = null,
}: {
  dir: string;
  walletOrigin: string;
  clock: Clock;
  beacon?: RandomnessBeacon | null;
}) {
  const { database, close } = await openDatabaseIn(dir);
  const wallet = createWalletClient({
    http: openSignedHttpClient(walletAt({ origin: walletOrigin, secret: SECRET })),
    clock,
  });
  const loggedErrors: string[] = [];
  const log = { error: (_details: object, message: string) => loggedErrors.push(message) };
  const { fixtureCalls, replays, dueFixtures, dueRounds } = await createServices({
    database,
    wallet,
    freeWallet: createFreeWallet({ database, secrets: [SECRET], clock, log }),
    clock,
    beacon,
    pace: 1,
    random: (size) => randomBytes(size),
    log,
  });
  return {
    calls: fixtureCalls,
    replays,
    query: (sql: string) => queryIn<{ value: unknown }>(dir, sql),
    runDue: async () => {
      await dueFixtures.runDue();
      await dueRounds.runDue();
    },
    /** Messages logged as errors. */
    loggedErrors,
    close,
  };
}
