import process from 'node:process';
import { findRootDir } from '../../server/kit/src/root-dir.ts';
import { readSettings } from '../../server/kit/src/settings.ts';
import { GAME_ID } from './game.ts';
import type { Answered, RequestSpec, Slice, Work } from './load-wire.ts';
import { PLAYERS } from './players.ts';
import { PASSWORD, type Prepared } from './prepare.ts';
import type { Helper, Server } from './processes.ts';

/* What is measured: a slice of load each, of which `run.ts` takes the medians. */

const SLICE_MS = 1500;
const CLIENTS = 64;
/**
 * What passes several parties waits for each of them in turn: with 64 clients every thread on the
 * way stands idle for much of the time, and the figure would be one of waiting.
 */
const CLIENTS_OF_A_WAY = PLAYERS;
const FLOOD_CLIENTS = 32;
const MEMORY_BETS = 1_000_000;
const MEMORY_SLICE_MS = 10_000;

export type Measured = { readonly perSecond: number; readonly p99Ms?: number };
export type Slices = Record<string, () => Promise<Measured>>;

/** A server on a database of its own. */
export type Casino = {
  readonly port: number;
  /** Of its game server. */
  readonly gamePort: number;
  readonly server: Server;
  readonly prepared: Prepared;
};

function slice(load: Helper, port: number, work: Work, clients = CLIENTS): Promise<Answered> {
  return load.ask<Answered>({ port, clients, ms: SLICE_MS, work } satisfies Slice);
}

/**
 * The work of a slice, with a flood of logins beside it from the same generator: one that sleeps
 * between the few answers to logins would have to be woken for each by the server that is measured.
 */
function sliceInFlood(
  load: Helper,
  port: number,
  { work, logins }: { work: Work; logins: Work },
): Promise<Answered> {
  const beside = { clients: FLOOD_CLIENTS, work: logins };
  return load.ask<Answered>({ port, clients: CLIENTS, ms: SLICE_MS, work, beside } satisfies Slice);
}

export function speedSlices(parts: {
  load: Helper;
  raw: Helper;
  argon2: Helper;
  helloPort: number;
  barePort: number;
  casino: Casino;
}): Slices {
  const { load, raw, argon2, helloPort, barePort, casino } = parts;
  const { port, prepared } = casino;
  const wallet: Work = { type: 'same', request: walletRead(prepared) };
  const deposits: Work = {
    type: 'deposits',
    sessions: prepared.sessions,
    secret: secretOf('payment'),
  };
  const logins: Work = { type: 'logins', emails: prepared.emails, password: PASSWORD };
  return {
    rawGrouped: () => raw.ask<Measured>({ grouped: true, ms: SLICE_MS }),
    rawAlone: () => raw.ask<Measured>({ grouped: false, ms: SLICE_MS }),
    hello: () => slice(load, helloPort, { type: 'anything', request: get('/') }),
    bets: () => slice(load, port, betsOf(prepared)),
    spins: () => slice(load, casino.gamePort, spinsOf(prepared), CLIENTS_OF_A_WAY),
    wallet: () => slice(load, port, wallet),
    games: () => slice(load, port, { type: 'same', request: gamesList }),
    deposits: () => slice(load, port, deposits, CLIENTS_OF_A_WAY),
    bareDeposits: () => slice(load, barePort, deposits, CLIENTS_OF_A_WAY),
    argon2: () => argon2.ask<Measured>({ ms: SLICE_MS }),
    logins: () => slice(load, port, logins, 8),
    walletInFlood: () => sliceInFlood(load, port, { work: wallet, logins }),
    // What the machine itself leaves to a server that has nothing to do with the logins.
    helloBesideArgon2: async () => {
      const hashing = argon2.ask<Measured>({ ms: SLICE_MS });
      const measured = await slice(load, helloPort, { type: 'anything', request: get('/') });
      await hashing;
      return measured;
    },
  };
}

export function growthSlices({
  load,
  small,
  large,
}: {
  load: Helper;
  small: Casino;
  large: Casino;
}) {
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

/**
 * Makes a million bets.
 * @returns by how many bytes the server's memory grew
 */
export async function memoryOfBets({
  load,
  casino,
}: {
  load: Helper;
  casino: Casino;
}): Promise<number> {
  const before = casino.server.residentBytes();
  for (let bets = 0; bets < MEMORY_BETS; ) {
    const { perSecond } = await load.ask<Answered>({
      port: casino.port,
      clients: CLIENTS,
      ms: MEMORY_SLICE_MS,
      work: betsOf(casino.prepared),
    } satisfies Slice);
    bets += (perSecond * MEMORY_SLICE_MS) / 1000;
    process.stderr.write(`\r\u001b[2Kmemory: ${Math.round(bets).toLocaleString('en')} bets`);
  }
  process.stderr.write('\r\u001b[2K');
  return casino.server.residentBytes() - before;
}

/** By the same players as deposits: each has a place of its own in the indexes by player. */
function betsOf({ tokens }: Prepared): Work {
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
