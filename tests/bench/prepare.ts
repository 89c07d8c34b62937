import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildApiApp } from '../../server/api/src/app.ts';
import type { LedgerPort } from '../../server/api/src/ledger/port.ts';
import { openServices } from '../../server/api/src/open-services.ts';
import { createLogger } from '../../server/kit/src/logger.ts';
import { findRootDir } from '../../server/kit/src/root-dir.ts';
import { readSettings } from '../../server/kit/src/settings.ts';
import { GAME_ID, seedGames } from './game.ts';
import { PLAYERS } from './players.ts';

export const PASSWORD = 'correct horse 8';
/** Those that log in again and again: a login would end the sessions of the others. */
const LOGINS = 64;
/** Enough for a million bets of 0.01. */
const FUNDS_MINOR = 100_000_000n;
/** Entries posted at once while a history is made. */
const IN_FLIGHT = 256;

export type Prepared = {
  /** Launch tokens and session tokens, one of each for every player. */
  readonly tokens: readonly string[];
  readonly sessions: readonly string[];
  /** Emails of players who only log in. */
  readonly emails: readonly string[];
};

/**
 * Makes the database that a server will be measured on: players with money and open games, and
 * `postings` rows of history spread over them evenly.
 */
export async function prepareDatabase(
  env: NodeJS.ProcessEnv,
  { postings }: { postings: number },
): Promise<Prepared> {
  const settings = readSettings(env, findRootDir());
  const casino = await openServices({ settings, log: createLogger(settings) });
  const app = await buildApiApp(casino.services, { webDir: path.join(settings.dataDir, 'none') });
  const call = async (url: string, body: object, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await app.inject({ method: 'POST', url: `/api${url}`, headers, body });
    return answer.json().data;
  };
  await seedGames(casino.services);
  const newPlayer = async () => {
    const email = `bench-${randomUUID()}@fairhall.test`;
    const { userId } = await call('/user/register', { email, password: PASSWORD, nickName: 'B' });
    return { email, userId: String(userId) };
  };
  const tokens: string[] = [];
  const sessions: string[] = [];
  const userIds: string[] = [];
  for (let made = 0; made < PLAYERS; made += 1) {
    const { email, userId } = await newPlayer();
    await fund(casino.services.ledger, userId);
    const { token } = await call('/user/login', { email, password: PASSWORD });
    const launched = await call('/game/launch', { gameId: GAME_ID, walletType: 'USD' }, token);
    tokens.push(new URL(launched.url).searchParams.get('token') ?? '');
    sessions.push(token);
    userIds.push(userId);
  }
  const emails: string[] = [];
  for (let made = 0; made < LOGINS; made += 1) emails.push((await newPlayer()).email);
  await makeHistory(casino.services.ledger, { userIds, entries: postings / 2 });
  await app.close();
  await casino.close();
  return { tokens, sessions, emails };
}

export function removeDatabase(dir: string): void {
  rmSync(dir, { recursive: true, force: true });
}

async function fund(ledger: LedgerPort, userId: string): Promise<void> {
  const account = { of: 'player', userId, bucket: 'available' } as const;
  const common = { currency: 'USD', type: 'opening' } as const;
  await ledger.post({
    key: `bench/opening/${userId}`,
    kind: 'opening',
    request: '',
    userId,
    occurredAt: new Date(),
    postings: [
      { ...common, account, amountMinor: FUNDS_MINOR },
      { ...common, account: { of: 'promotion' }, amountMinor: -FUNDS_MINOR },
    ],
  });
}

/** Bets of 0.01, each an entry of two postings, a second apart and in the past. */
async function makeHistory(
  ledger: LedgerPort,
  { userIds, entries }: { userIds: readonly string[]; entries: number },
): Promise<void> {
  const startedAt = Date.now() - entries * 1000;
  let made = 0;
  const postAll = async () => {
    while (made < entries) {
      const number = made;
      made += 1;
      const userId = userIds[number % userIds.length] ?? '';
      const common = { currency: 'USD', type: 'bet' } as const;
      await ledger.post({
        key: `bench/history/${number}`,
        kind: 'bet',
        request: '',
        userId,
        gameId: GAME_ID,
        roundId: `bench/${number}`,
        occurredAt: new Date(startedAt + number * 1000),
        postings: [
          { ...common, account: { of: 'player', userId, bucket: 'available' }, amountMinor: -1n },
          { ...common, account: { of: 'house' }, amountMinor: 1n },
        ],
        marks: [`bench/history/${number}/placed`],
      });
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, postAll));
}
