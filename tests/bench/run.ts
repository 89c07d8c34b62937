import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../../server/commands/ports.mjs';
import { readSettings } from '../../server/src/core/settings.ts';
import { findRootDir } from '../../server/src/root-dir.ts';
import { Figures, median } from './figures.ts';
import { GAME_ID } from './game.ts';
import type { Answered, RequestSpec, Slice, Work } from './load-wire.ts';
import { PASSWORD, PLAYERS, type Prepared, prepareDatabase, removeDatabase } from './prepare.ts';
import { type Helper, type Server, startApp, startHelper } from './processes.ts';

/*
 * `npm run bench`: every figure beside its anchor in the same run. Slices of all of them take turns,
 * so that a machine that is busy for a while is busy for each; what counts are medians.
 */

const ROUNDS = 5;
const SLICE_MS = 1500;
/** `npm run bench -- speed`: that part alone, for whoever works on it; the file is kept as it is. */
const parts: readonly string[] = process.argv.slice(2);
const CLIENTS = 64;
/**
 * What passes several parties waits for each of them in turn: with 64 clients every thread on the
 * way stands idle for much of the time, and the figure would be one of waiting.
 */
const CLIENTS_OF_A_WAY = PLAYERS;
const FLOOD_CLIENTS = 32;
const MEMORY_BETS = 1_000_000;
const MIB = 1_048_576;

type Measured = { readonly perSecond: number; readonly p99Ms?: number };
type Slices = Record<string, () => Promise<Measured>>;

/** A server on a database of its own. */
type Casino = {
  readonly port: number;
  /** Of its game server. */
  readonly gamePort: number;
  readonly server: Server;
  readonly prepared: Prepared;
};

async function main(): Promise<void> {
  const dir = mkdtempSync(path.join(tmpdir(), 'fairhall-bench-'));
  const stops: (() => Promise<void>)[] = [];
  try {
    await measure({ dir, stops });
  } finally {
    for (const stop of stops.reverse()) await stop();
    removeDatabase(dir);
  }
}

async function measure({
  dir,
  stops,
}: {
  dir: string;
  stops: (() => Promise<void>)[];
}): Promise<void> {
  const ports = await freePorts();
  const helper = async (file: string, env?: NodeJS.ProcessEnv) => {
    const started = await startHelper(file, env);
    stops.push(() => started.stop());
    return started;
  };
  const payPort = ports.pay;
  const load = await helper('./load.ts', { PAY_PORT: String(payPort) });
  const flood = await helper('./load.ts', { PAY_PORT: '0' });
  await helper('./hello.ts', { PORT: String(ports.game) });
  const raw = await helper('./raw-sqlite.ts', { DATABASE_FILE: path.join(dir, 'raw.db') });
  const argon2 = await helper('./argon2.ts');
  const small = await startCasino({ dir, name: 'small', payPort, postings: 100_000, stops });
  const figures = new Figures();
  if (wanted('speed')) {
    const speeds = speedSlices({ load, flood, raw, argon2, helloPort: ports.game, casino: small });
    reportSpeeds(figures, await inTurns('speed', speeds));
  }
  if (wanted('history')) {
    const large = await startCasino({ dir, name: 'large', payPort, postings: 1_000_000, stops });
    reportGrowth(figures, await inTurns('history', growthSlices({ load, small, large })));
  }
  if (wanted('memory')) await reportMemory(figures, { load, casino: small });
  process.stdout.write(`\n${figures.table()}\n`);
  if (parts.length > 0) return;
  const out = fileURLToPath(new URL('./out.json', import.meta.url));
  figures.write(out);
  process.stdout.write(`\nWritten to ${path.relative(findRootDir(), out)}\n`);
}

function wanted(part: 'speed' | 'history' | 'memory'): boolean {
  return parts.length === 0 || parts.includes(part);
}

async function startCasino(options: {
  dir: string;
  name: string;
  payPort: number;
  postings: number;
  stops: (() => Promise<void>)[];
}): Promise<Casino> {
  const { dir, name, payPort, postings, stops } = options;
  const { web: port, game } = await freePorts();
  const env = {
    NODE_ENV: 'test',
    PORT: String(port),
    PAY_PORT: String(payPort),
    GAME_PORT: String(game),
    // Beside it the game server keeps its own books, as casino.db.
    DATABASE_URL: `file:${path.join(dir, name, 'fairhall.db')}`,
    LOG_LEVEL: 'error',
    RATE_LIMIT: 'off',
    SEED: 'off',
  };
  process.stderr.write(`Making ${postings.toLocaleString('en')} postings of history\n`);
  const prepared = await prepareDatabase(env, { postings });
  const server = await startApp('api', env);
  stops.push(() => server.stop());
  const games = await startApp('casino', env);
  stops.push(() => games.stop());
  return { port, gamePort: game, server, prepared };
}

/** Every slice in turn, `ROUNDS` times; the medians. */
async function inTurns(title: string, slices: Slices): Promise<Map<string, Measured>> {
  const measured = new Map<string, Measured[]>();
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [name, slice] of Object.entries(slices)) {
      process.stderr.write(`\r\u001b[2K${title}, round ${round} of ${ROUNDS}: ${name}`);
      measured.set(name, [...(measured.get(name) ?? []), await slice()]);
    }
  }
  process.stderr.write('\r\u001b[2K');
  return new Map(
    [...measured].map(([name, all]) => [
      name,
      {
        perSecond: median(all.map(({ perSecond }) => perSecond)),
        p99Ms: median(all.map(({ p99Ms }) => p99Ms ?? 0)),
      },
    ]),
  );
}

function slice(load: Helper, port: number, work: Work, clients = CLIENTS): Promise<Answered> {
  return load.ask<Answered>({ port, clients, ms: SLICE_MS, work, awake: true } satisfies Slice);
}

/** Logins from a second generator, which sleeps between answers: they are few. */
function floodOf(flood: Helper, port: number, work: Work): Promise<Answered> {
  const clients = FLOOD_CLIENTS;
  return flood.ask<Answered>({ port, clients, ms: SLICE_MS, work, awake: false } satisfies Slice);
}

function speedSlices(parts: {
  load: Helper;
  flood: Helper;
  raw: Helper;
  argon2: Helper;
  helloPort: number;
  casino: Casino;
}): Slices {
  const { load, flood, raw, argon2, helloPort, casino } = parts;
  const { port, prepared } = casino;
  const wallet: Work = { type: 'same', request: walletRead(prepared) };
  const logins: Work = { type: 'logins', emails: prepared.emails, password: PASSWORD };
  return {
    rawGrouped: () => raw.ask<Measured>({ grouped: true, ms: SLICE_MS }),
    rawAlone: () => raw.ask<Measured>({ grouped: false, ms: SLICE_MS }),
    hello: () => slice(load, helloPort, { type: 'anything', request: get('/') }),
    bets: () => slice(load, port, betsOf(prepared)),
    spins: () => slice(load, casino.gamePort, spinsOf(prepared), CLIENTS_OF_A_WAY),
    wallet: () => slice(load, port, wallet),
    games: () => slice(load, port, { type: 'same', request: gamesList }),
    deposits: () =>
      slice(
        load,
        port,
        { type: 'deposits', sessions: prepared.sessions, secret: secretOf('payment') },
        CLIENTS_OF_A_WAY,
      ),
    argon2: () => argon2.ask<Measured>({ ms: SLICE_MS }),
    logins: () => slice(load, port, logins, 8),
    walletInFlood: async () => {
      const flooding = floodOf(flood, port, logins);
      const measured = await slice(load, port, wallet);
      await flooding;
      return measured;
    },
    // What the machine itself leaves to a server that has nothing to do with the logins.
    helloBesideArgon2: async () => {
      const hashing = argon2.ask<Measured>({ ms: SLICE_MS });
      const measured = await slice(load, helloPort, { type: 'anything', request: get('/') });
      await hashing;
      return measured;
    },
  };
}

function growthSlices({ load, small, large }: { load: Helper; small: Casino; large: Casino }) {
  const bets = ({ port, prepared }: Casino) => slice(load, port, betsOf(prepared));
  const history = ({ port, prepared }: Casino) =>
    slice(load, port, {
      type: 'same',
      request: get('/api/user/history', session(prepared)),
    });
  return {
    betsSmall: () => bets(small),
    betsLarge: () => bets(large),
    historySmall: () => history(small),
    historyLarge: () => history(large),
  } satisfies Slices;
}

function reportSpeeds(figures: Figures, measured: Map<string, Measured>): void {
  const of = (name: string) => measured.get(name)?.perSecond ?? Number.NaN;
  const anchor = (name: string, key: string) => ({ name, perSecond: of(key) });
  const grouped = anchor('raw SQLite, groups of 64', 'rawGrouped');
  const alone = anchor('raw SQLite, one by one', 'rawAlone');
  const hello = anchor('hello', 'hello');
  const bets = of('bets');
  figures.rate({ name: 'raw SQLite, groups of 64, FULL', perSecond: grouped.perSecond });
  figures.rate({ name: 'raw SQLite, one by one, FULL', perSecond: alone.perSecond });
  figures.rate({ name: 'bare Fastify hello', perSecond: hello.perSecond });
  figures.rate({ name: 'argon2, two workers', perSecond: of('argon2') });
  figures.rate({ name: 'bet', perSecond: bets, anchor: grouped, asked: { atLeast: 0.5 } });
  figures.rate({ name: 'bet', perSecond: bets, anchor: alone, asked: { atLeast: 3 } });
  const p99Ms = measured.get('bets')?.p99Ms ?? Number.NaN;
  figures.value({ name: 'bet, p99', value: p99Ms, unit: 'ms', asked: { atMost: 25 } });
  figures.rate({
    name: 'spin: game server, wallet, ledger',
    perSecond: of('spins'),
    anchor: { name: 'bet', perSecond: bets },
    asked: { atLeast: 0.4 },
  });
  figures.rate({
    name: 'wallet read',
    perSecond: of('wallet'),
    anchor: hello,
    asked: { atLeast: 0.7 },
  });
  figures.rate({
    name: 'games list',
    perSecond: of('games'),
    anchor: hello,
    asked: { atLeast: 0.8 },
  });
  figures.rate({
    name: 'deposit: order and webhook',
    perSecond: of('deposits'),
    anchor: { name: 'bet', perSecond: bets },
    asked: { atLeast: 0.5 },
  });
  figures.rate({
    name: 'calls of deposits, two each',
    perSecond: 2 * of('deposits'),
    anchor: { name: 'bet', perSecond: bets },
  });
  figures.rate({
    name: 'login',
    perSecond: of('logins'),
    anchor: { name: 'argon2', perSecond: of('argon2') },
    asked: { atLeast: 0.6 },
  });
  figures.rate({
    name: 'wallet read in a login flood',
    perSecond: of('walletInFlood'),
    anchor: { name: 'wallet read', perSecond: of('wallet') },
    asked: { atLeast: 0.75 },
  });
  figures.rate({
    name: 'hello beside two argon2',
    perSecond: of('helloBesideArgon2'),
    anchor: hello,
  });
}

function reportGrowth(figures: Figures, measured: Map<string, Measured>): void {
  const of = (name: string) => measured.get(name)?.perSecond ?? Number.NaN;
  for (const [name, key] of [
    ['bet', 'bets'],
    ['first history page', 'history'],
  ] as const) {
    figures.rate({
      name: `${name}, 1 M postings`,
      perSecond: of(`${key}Large`),
      anchor: { name: `${name}, 100 k`, perSecond: of(`${key}Small`) },
      asked: { atLeast: 0.85 },
    });
  }
}

async function reportMemory(
  figures: Figures,
  { load, casino }: { load: Helper; casino: Casino },
): Promise<void> {
  const before = casino.server.residentBytes();
  const ms = 10_000;
  for (let bets = 0; bets < MEMORY_BETS; ) {
    const { perSecond } = await load.ask<Answered>({
      port: casino.port,
      clients: CLIENTS,
      ms,
      work: betsOf(casino.prepared),
      awake: true,
    } satisfies Slice);
    bets += (perSecond * ms) / 1000;
    process.stderr.write(`\r\u001b[2Kmemory: ${Math.round(bets).toLocaleString('en')} bets`);
  }
  process.stderr.write('\r\u001b[2K');
  figures.value({
    name: 'memory after 1 M bets, above the start',
    value: (casino.server.residentBytes() - before) / MIB,
    unit: 'MiB',
    asked: { atMost: 100 },
  });
}

/** As many players as there are clients who bet. */
function betsOf(prepared: Prepared): Work {
  const tokens = prepared.tokens.slice(0, CLIENTS);
  return { type: 'bets', tokens, secret: secretOf('provider'), gameId: GAME_ID };
}

/** The smallest stake of the slot: a run never empties a wallet. */
function spinsOf({ tokens }: Prepared): Work {
  return { type: 'spins', tokens, gameId: GAME_ID, stake: '0.20' };
}

function secretOf(party: 'provider' | 'payment'): string {
  const { providerSecret, paymentSecret } = readSettings({}, findRootDir());
  return party === 'provider' ? providerSecret : paymentSecret;
}

function get(url: string, headers?: Readonly<Record<string, string>>): RequestSpec {
  return { method: 'GET', path: url, ...(headers && { headers }) };
}

function session({ sessions }: Prepared): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${sessions[0]}` };
}

/** All eight wallets, asked for as the client does: without a body. */
function walletRead(prepared: Prepared): RequestSpec {
  return { method: 'POST', path: '/api/user/wallet', headers: session(prepared) };
}

/** The whole list, as a browser asks for it. */
const gamesList: RequestSpec = {
  method: 'POST',
  path: '/api/rpgame/games/available',
  headers: { 'accept-encoding': 'gzip, deflate, br' },
};

await main();
