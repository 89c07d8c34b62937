import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { eventData } from '../../server/api/src/contract/events.ts';
import { openEvents } from '../support/event-stream.ts';
import { callApi } from '../support/stack-client.ts';

export type LoadPlayer = { readonly session: string; readonly launchToken: string };

export type Bet = ReturnType<typeof newBet>;

export const newBet = ({ launchToken }: LoadPlayer) => ({
  token: launchToken,
  transactionId: randomUUID(),
  roundId: randomUUID(),
  gameId: 'phoenix-ascend',
  amount: '0.01',
});

export type Load = {
  /** Bets that were acknowledged so far. */
  readonly acknowledged: readonly Bet[];
  /** What a client got instead of a success. */
  readonly failures: readonly { readonly problem: string; readonly bet?: Bet }[];
  /** Waits for the calls in flight. */
  stop(): Promise<void>;
};

/** Clients that bet and read their wallets one call after another: one of each for each player. */
export function startLoad(origin: string, players: readonly LoadPlayer[]): Load {
  const server = { origins: { web: origin } };
  const acknowledged: Bet[] = [];
  const failures: { problem: string; bet?: Bet }[] = [];
  let isOver = false;
  const repeat = async (step: () => Promise<void>) => {
    while (!isOver) await step();
  };
  const placeBet = async (player: LoadPlayer) => {
    const bet = newBet(player);
    const call = { body: bet, signedBy: 'provider' } as const;
    const problem = await problemOf(callApi(server, '/provider/bet', call));
    if (problem === null) acknowledged.push(bet);
    else failures.push({ problem, bet });
  };
  const readWallet = async ({ session }: LoadPlayer) => {
    const call = { body: { walletType: 'USD' }, session };
    const problem = await problemOf(callApi(server, '/user/wallet', call));
    if (problem !== null) failures.push({ problem });
  };
  const clients = players.flatMap((player) => [
    repeat(() => placeBet(player)),
    repeat(() => readWallet(player)),
  ]);
  return {
    acknowledged,
    failures,
    async stop() {
      isOver = true;
      await Promise.all(clients);
    },
  };
}

/** @returns null for a success */
async function problemOf(call: Promise<{ code: number; msg: string }>): Promise<string | null> {
  try {
    const { code, msg } = await call;
    return code === 200 ? null : `${code} ${msg}`;
  } catch (error) {
    return String(error);
  }
}

export type FollowedStream = {
  /** How often the stream was opened. */
  readonly opened: () => number;
  /** The balance that was received last, in major units. */
  readonly balance: () => number | undefined;
  /** Why it could not be opened, or how it broke. */
  readonly problems: readonly string[];
  stop(): Promise<void>;
};

/** A client that opens its event stream again when it ends, after the time that the server sent. */
export function followStream(origin: string, session: string): FollowedStream {
  const over = new AbortController();
  const problems: string[] = [];
  let opened = 0;
  let balance: number | undefined;
  const follow = async () => {
    let lastEventId = '';
    while (!over.signal.aborted) {
      const reader = await openEvents({ origin, token: session, lastEventId });
      if (reader.status !== 200) problems.push(`status ${reader.status}`);
      opened += 1;
      const leave = () => reader.vanish();
      over.signal.addEventListener('abort', leave, { once: true });
      for (let event = await reader.next(); event; event = await reader.next()) {
        if (event.event === 'balance') balance = eventData.balance.parse(event.data).walletBalance;
      }
      over.signal.removeEventListener('abort', leave);
      if (over.signal.aborted) return;
      if (!reader.endedWell()) problems.push('broken off');
      lastEventId = reader.lastEventId();
      await delay(reader.retryMs(), undefined, over).catch(() => {});
    }
  };
  const followed = follow().catch((error: unknown) => void problems.push(String(error)));
  return {
    opened: () => opened,
    balance: () => balance,
    problems,
    async stop() {
      over.abort();
      await followed;
    },
  };
}
