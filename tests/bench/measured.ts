import {
  type BaselineServer,
  passwordHashOf,
  startBaselineLoop,
  startBaselineServer,
  startSameBytes,
} from './baselines.ts';
import { type Measured, runSlice, runUnits, type Work } from './load.ts';
import type { Prepared } from './prepared.ts';
import type { Processes } from './processes.ts';
import type { Slices } from './rounds.ts';
import { countRows } from './row-counts.ts';
import { requireSameRows, type Writer } from './verify-rows.ts';
import { bets, deposits, gamesList, logins, PASSWORD, repeated, walletRead } from './work.ts';

/* The measured slices of each group: the server's and those of its baselines. */

const CLIENTS = 64;
/**
 * A deposit waits for the provider and for two commits: more connections keep every thread busy.
 */
const CLIENTS_DEPOSITING = 256;
const CLIENTS_LOGGING_IN = 8;

/** A running server, with its prepared database. */
export type Target = { readonly port: number; readonly prepared: Prepared };

type Options = {
  readonly server: Target;
  /** A database of this checkout, which each baseline copies. */
  readonly baselinesOf: Prepared;
  readonly payPort: number;
  readonly ms: number;
};

export async function openBets(
  processes: Processes,
  { server, baselinesOf: of, payPort, ms }: Options,
) {
  const raw = await startBaselineLoop(processes, { name: 'raw-bets', of });
  const ledger = await startBaselineServer(processes, { name: 'ledger-bets', of, payPort });
  const prisma = await startBaselineServer(processes, { name: 'prisma-bets', of, payPort });
  const { port, prepared } = server;
  // The first bet of a player begins a play session, which has a row; those that follow have none.
  const firstBets = bets(prepared.tokens).work;
  await runUnits({ port, clients: CLIENTS, work: firstBets, units: prepared.tokens.length });
  await requireSameRows([
    { name: '(a)', rows: rowsOf(raw), write: (units) => raw.helper.request({ units }) },
    writerOver('(b)', ledger, bets(of.userIds).work),
    writerOver('(c)', prisma, bets(of.tokens).work),
    writerOver('server', server, bets(prepared.tokens).work),
  ]);
  const slices: Slices = {
    rawBets: () => raw.helper.request<Measured>({ ms }),
    ledgerBets: betSlice({ port: ledger.port, tokens: of.userIds, ms }),
    prismaBets: betSlice({ port: prisma.port, tokens: of.tokens, ms }),
    bets: betSlice({ port, tokens: prepared.tokens, ms }),
  };
  /** The same bets at a constant rate. */
  const paced = (at: { ledgerRate: number; rate: number; ms: number }): Slices => ({
    ledgerBets: betSlice({
      port: ledger.port,
      tokens: of.userIds,
      ms: at.ms,
      perSecond: at.ledgerRate,
    }),
    bets: betSlice({ port, tokens: prepared.tokens, ms: at.ms, perSecond: at.rate }),
  });
  return { slices, paced };
}

export async function openReads(
  processes: Processes,
  { server: { port, prepared }, ms }: Options,
): Promise<Slices> {
  const wallet = walletRead(prepared);
  const barePort = await startSameBytes(processes, { port, requests: [wallet, gamesList] });
  const read = (ofPort: number, request: typeof wallet) => () =>
    runSlice({ port: ofPort, clients: CLIENTS, work: repeated(request), ms });
  return {
    bareWallet: read(barePort, wallet),
    wallet: read(port, wallet),
    bareGames: read(barePort, gamesList),
    games: read(port, gamesList),
  };
}

export async function openLogins(
  processes: Processes,
  { server: { port, prepared }, baselinesOf: of, ms }: Options,
): Promise<Slices> {
  const { helper } = await startBaselineLoop(processes, { name: 'argon2', of });
  const check = { hash: passwordHashOf(prepared), password: PASSWORD, ms };
  const work = logins(prepared);
  return {
    argon2: () => helper.request<Measured>(check),
    logins: () => runSlice({ port, clients: CLIENTS_LOGGING_IN, work, ms }),
  };
}

export async function openDeposits(
  processes: Processes,
  { server, baselinesOf: of, payPort, ms }: Options,
): Promise<Slices> {
  const bare = await startBaselineServer(processes, { name: 'bare-deposits', of, payPort });
  const slice = ({ port, prepared }: Target) => {
    const work = deposits(prepared);
    return () => runSlice({ port, clients: CLIENTS_DEPOSITING, work, ms });
  };
  await requireSameRows([
    writerOver('bare deposits', bare, deposits(of)),
    writerOver('server', server, deposits(server.prepared)),
  ]);
  return { bareDeposits: slice(bare), deposits: slice(server) };
}

/** Bets on a ledger of each size. */
export function openGrowth({
  small,
  large,
  ms,
}: {
  small: Target;
  large: Target;
  ms: number;
}): Slices {
  const slice = ({ port, prepared: { tokens } }: Target) => betSlice({ port, tokens, ms });
  return { betsSmall: slice(small), betsLarge: slice(large) };
}

function betSlice(options: {
  port: number;
  tokens: readonly string[];
  ms: number;
  perSecond?: number;
}): () => Promise<Measured> {
  const { port, tokens, ms, perSecond } = options;
  const { make, work } = bets(tokens);
  let expectedPerSecond = perSecond ?? 0;
  return async () => {
    make(Math.ceil((expectedPerSecond * ms) / 1000));
    const pace = perSecond === undefined ? {} : { perSecond };
    const measured = await runSlice({ port, clients: CLIENTS, work, ms, ...pace });
    expectedPerSecond = measured.perSecond;
    return measured;
  };
}

function writerOver(name: string, { port, prepared }: BaselineServer, work: Work): Writer {
  const write = (units: number) => runUnits({ port, clients: CLIENTS, work, units });
  return { name, rows: rowsOf({ prepared }), write };
}

function rowsOf({ prepared }: { prepared: Prepared }) {
  return () => countRows(prepared.databaseFile);
}
