import { randomBytes } from 'node:crypto';
import type { Clock } from '@fairhall/kit/clock';
import { openSignedLines } from '@fairhall/kit/signed-http-client';
import { createLaunches } from '../launches.ts';
import { createPlayerQueue } from '../rounds/player-queue.ts';
import { createPlayerWallet } from '../rounds/player-wallet.ts';
import { createSharedCommits } from '../rounds/shared-commits.ts';
import { openStore } from '../rounds/store.ts';
import { SECRET } from '../rounds/wallet-under-test.ts';
import { createWalletClient, walletAt } from '../wallet-client.ts';
import { createEventParts } from './event-parts.ts';

/** A clock that stands still until a test moves it. */
export function heldClock(start: Date) {
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

export type EventsNode = ReturnType<typeof startNode>;

/** The scheduled events of one process; several may share a directory. Nothing runs by itself. */
export function startNode({
  dir,
  walletOrigin,
  clock,
}: {
  dir: string;
  walletOrigin: string;
  clock: Clock;
}) {
  const store = openStore(dir);
  const wallet = createWalletClient({
    lines: openSignedLines(walletAt({ origin: walletOrigin, secret: SECRET })),
    clock,
  });
  const launches = createLaunches({ wallet, clock });
  const troubles: string[] = [];
  const { events, dueEvents } = createEventParts({
    store,
    commits: createSharedCommits(store),
    wallet,
    launches,
    playerWallet: createPlayerWallet({ launches, wallet }),
    queue: createPlayerQueue(),
    clock,
    pace: 1,
    random: (size) => randomBytes(size),
    log: { error: (_details, message) => troubles.push(message) },
  });
  return {
    events,
    store,
    runDue: () => dueEvents.runDue(),
    /** What it wrote into its log as an error. */
    troubles,
    close: () => store.close(),
  };
}
