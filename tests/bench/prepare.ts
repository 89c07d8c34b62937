import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { runUnits } from './load.ts';
import type { Prepared } from './prepared.ts';
import type { Processes } from './processes.ts';
import { countRows } from './row-counts.ts';
import { bets, deposits, GAME_ID, PASSWORD } from './work.ts';

/** Players of the bets and deposits: each has its own pages in the indexes by player. */
const PLAYERS = 256;
/** Players of the logins: a login ends the player's other sessions. */
const LOGINS = 64;
/** Concurrent registrations and logins. */
const REQUESTS = 16;
/** The balance of each player, in USD: enough for all bets of a run. */
const FUNDS = 1000;
const CLIENTS = 64;

type Source = { readonly checkout: string; readonly payPort: number };

/**
 * Creates a database over HTTP with the server of a checkout: players with money and an open game,
 * and bets until the ledger contains `postings`.
 */
export async function prepareDatabase(
  processes: Processes,
  source: Source & { databaseFile: string; postings: number },
): Promise<Prepared> {
  const { databaseFile, postings } = source;
  const databaseUrl = `file:${databaseFile}`;
  const server = await processes.startServer({ ...source, databaseUrl, sampleData: true });
  const { port } = server;
  const call = (url: string, body: object, token?: string) => post(port, { url, body, token });
  const register = async () => {
    const email = `bench-${randomUUID()}@fairhall.test`;
    const { userId } = await call('/user/register', { email, password: PASSWORD, nickName: 'B' });
    return { email, userId: String(userId) };
  };
  const players = await makeMany(PLAYERS, async () => {
    const { email, userId } = await register();
    const { token: session } = await call('/user/login', { email, password: PASSWORD });
    const game = { gameId: GAME_ID, walletType: 'USD' };
    const { url } = await call('/game/launch', game, String(session));
    const token = new URL(String(url)).searchParams.get('token') ?? '';
    return { userId, session: String(session), token };
  });
  const others = await makeMany(LOGINS, register);
  const prepared: Prepared = {
    databaseFile,
    userIds: players.map(({ userId }) => userId),
    sessions: players.map(({ session }) => session),
    tokens: players.map(({ token }) => token),
    emails: others.map(({ email }) => email),
  };
  const funding = deposits(prepared, FUNDS);
  await runUnits({ port, clients: REQUESTS, work: funding, units: PLAYERS });
  await betUntil({ port, prepared, postings });
  await server.stop();
  return prepared;
}

/** A copy of the database with more bets in it. */
export async function prepareLargerDatabase(
  processes: Processes,
  source: Source & { of: Prepared; databaseFile: string; postings: number },
): Promise<Prepared> {
  const { of, databaseFile, postings } = source;
  const prepared = await copyOf(of, databaseFile);
  const databaseUrl = `file:${databaseFile}`;
  const server = await processes.startServer({ ...source, databaseUrl });
  await betUntil({ port: server.port, prepared, postings });
  await server.stop();
  return prepared;
}

export async function copyOf(prepared: Prepared, databaseFile: string): Promise<Prepared> {
  const database = new Sqlite(prepared.databaseFile, { readonly: true });
  await database.backup(databaseFile);
  database.close();
  return { ...prepared, databaseFile };
}

/** The environment of a baseline's process: the path of the file with the prepared data. */
export function writePrepared(prepared: Prepared): { PREPARED: string } {
  const file = `${prepared.databaseFile}.json`;
  writeFileSync(file, JSON.stringify(prepared));
  return { PREPARED: path.resolve(file) };
}

async function betUntil({
  port,
  prepared: { databaseFile, tokens },
  postings,
}: {
  port: number;
  prepared: Prepared;
  postings: number;
}): Promise<void> {
  const missing = postings - (countRows(databaseFile).LedgerPosting ?? 0);
  const { work } = bets(tokens);
  await runUnits({ port, clients: CLIENTS, work, units: Math.ceil(missing / 2) });
}

type Data = Readonly<Record<string, unknown>>;

async function post(
  port: number,
  { url, body, token }: { url: string; body: object; token: string | undefined },
): Promise<Data> {
  const response = await fetch(`http://localhost:${port}/api${url}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const { code, msg, data }: { code: number; msg: string; data: Data } = await response.json();
  if (code !== 200) throw new Error(`${url}: ${code} ${msg}`);
  return data;
}

/** Creates `count` items, some at a time. */
async function makeMany<Made>(count: number, make: () => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  let begun = 0;
  const makeNext = async () => {
    while (begun < count) {
      begun += 1;
      made.push(await make());
    }
  };
  await Promise.all(Array.from({ length: REQUESTS }, makeNext));
  return made;
}
