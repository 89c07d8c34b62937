import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { freePorts } from '../../server/commands/ports.mjs';
import { Figures } from '../bench/figures.ts';
import { type Measured, runSlice } from '../bench/load.ts';
import { rootDir } from '../bench/paths.ts';
import { copyOf, prepareDatabase } from '../bench/prepare.ts';
import { type Helper, Processes } from '../bench/processes.ts';
import { circumstances, reportRate } from '../bench/report.ts';
import { progress, type Rounds, runRounds, type Slices } from '../bench/rounds.ts';
import { countRows } from '../bench/row-counts.ts';
import { requireSameRows } from '../bench/verify-rows.ts';
import { bets } from '../bench/work.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { withCpu } from './cpu.ts';
import { countPostgresRows, createDatabase, prepareLedger, runCommand } from './databases.ts';
import { measureSpins } from './spins.ts';

/*
 * `npm run scale`: PostgreSQL beside SQLite on one machine, slices in turn, with the CPU of all
 * processes. See docs/performance.md.
 */

const CLIENTS = 64;

const full = {
  rounds: 9,
  warmUps: 3,
  sliceMs: 1500,
  httpPostings: 20_000,
  postings: { small: 100_000, large: 1_000_000 },
};
const quick = {
  rounds: 1,
  warmUps: 1,
  sliceMs: 500,
  httpPostings: 4_000,
  postings: { small: 4_000, large: 8_000 },
};

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const plan = values.quick ? quick : full;

type Run = {
  readonly processes: Processes;
  readonly postgres: Postgres;
  readonly postgresPid: number;
  readonly dir: string;
};

async function main(): Promise<void> {
  const dir = mkdtempSync(path.join(tmpdir(), 'fairhall-scale-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  const processes = new Processes();
  const postgres = await startPostgres({ fsync: true });
  try {
    const run: Run = { processes, postgres, postgresPid: await postgres.pid(), dir };
    const figures = new Figures();
    reportPosts(figures, await measurePosts(run));
    reportGrowth(figures, await measureGrowth(run));
    reportNodes(figures, await measureNodes(run));
    reportHttp(figures, await measureHttp(run));
    reportSpins(figures, await measureSpins(run, plan));
    process.stdout.write(
      `${circumstances({ checkout: rootDir, rounds: plan.rounds })}\n\n${figures.table()}\n`,
    );
  } finally {
    await processes.stop();
    await postgres.stop();
  }
}

async function measurePosts({ processes, postgres, postgresPid, dir }: Run): Promise<Rounds> {
  progress('making the databases');
  const url = await createDatabase(postgres, 'posts');
  await prepareLedger(url);
  const plainUrl = await createDatabase(postgres, 'plain', 'posts');
  const file = path.join(dir, 'posts.db');
  await prepareLedger(`file:${file}`);
  const start = (helper: string, databaseUrl: string) =>
    processes.startHelper(`../scale/${helper}.ts`, { DATABASE_URL: databaseUrl });
  const ledger = await start('post-to-ledger', url);
  const plain = await start('post-plainly', plainUrl);
  const sqlite = await start('post-to-ledger', `file:${file}`);
  const write = (helper: Helper) => (units: number) => helper.request({ units });
  await requireSameRows([
    { name: 'PostgreSQL ledger', rows: () => countPostgresRows(url), write: write(ledger) },
    { name: 'plain function', rows: () => countPostgresRows(plainUrl), write: write(plain) },
    { name: 'SQLite ledger', rows: () => countRows(file), write: write(sqlite) },
  ]);
  return runRounds(
    {
      ledger: withCpu([ledger.pid, postgresPid], posting(ledger)),
      plain: withCpu([plain.pid, postgresPid], posting(plain)),
      sqlite: withCpu([sqlite.pid], posting(sqlite)),
    },
    { title: 'posts', ...plan },
  );
}

async function measureGrowth({ processes, postgres, postgresPid }: Run): Promise<Rounds> {
  const slices: Record<string, Slices[string]> = {};
  for (const [size, postings] of Object.entries(plan.postings)) {
    progress(`making ${postings.toLocaleString('en')} postings`);
    const url = await createDatabase(postgres, size);
    await prepareLedger(url);
    const helper = await processes.startHelper('../scale/post-to-ledger.ts', { DATABASE_URL: url });
    await helper.request({ units: postings / 2 });
    slices[size] = withCpu([helper.pid, postgresPid], posting(helper));
  }
  return runRounds(slices, { title: 'growth', ...plan });
}

/** Three nodes beside one, and their channel on beside off, with the CPU of PostgreSQL alone. */
async function measureNodes({ processes, postgres, postgresPid }: Run): Promise<Rounds> {
  const url = await createDatabase(postgres, 'nodes');
  await prepareLedger(url);
  const start = (environment: Record<string, string>) =>
    processes.startHelper('../scale/post-to-ledger.ts', { DATABASE_URL: url, ...environment });
  const startThree = async (environment: Record<string, string>) => [
    await start({ PLAYERS_OF: '0/3', ...environment }),
    await start({ PLAYERS_OF: '1/3', ...environment }),
    await start({ PLAYERS_OF: '2/3', ...environment }),
  ];
  const one = await start({});
  const silent = await startThree({});
  const announcing = await startThree({ CHANNEL: 'fairhall_scale' });
  const together = (helpers: readonly Helper[]) => async () => {
    const measured = await Promise.all(helpers.map((helper) => posting(helper)()));
    return { perSecond: measured.reduce((sum, { perSecond }) => sum + perSecond, 0) };
  };
  return runRounds(
    {
      one: withCpu([postgresPid], posting(one)),
      silent: withCpu([postgresPid], together(silent)),
      announcing: withCpu([postgresPid], together(announcing)),
    },
    { title: 'nodes', ...plan },
  );
}

function posting(helper: Helper): () => Promise<Measured> {
  return () => helper.request<Measured>({ ms: plan.sliceMs });
}

/** Bets on two servers: one on a SQLite database, one on the same database moved to PostgreSQL. */
async function measureHttp({ processes, postgres, postgresPid, dir }: Run): Promise<Rounds> {
  progress('making the database of the servers');
  const { pay: payPort } = await freePorts();
  await processes.startHelper('payments-provider.ts', { PAY_PORT: String(payPort) });
  const source = { checkout: rootDir, payPort };
  const databaseFile = path.join(dir, 'source.db');
  const prepared = await prepareDatabase(processes, {
    ...source,
    databaseFile,
    postings: plan.httpPostings,
  });
  const url = await createDatabase(postgres, 'http');
  await runCommand('move', `file:${databaseFile}`, url);
  const copy = await copyOf(prepared, path.join(dir, 'served.db'));
  const start = (databaseUrl: string) => processes.startServer({ ...source, databaseUrl });
  const servers = {
    sqlite: await start(`file:${copy.databaseFile}`),
    postgresql: await start(url),
  };
  const betsOn = ({ port }: { port: number }) => {
    const { make, work } = bets(prepared.tokens);
    return async () => {
      // Signed outside of the measured time.
      make(plan.sliceMs * 10);
      return runSlice({ port, clients: CLIENTS, work, ms: plan.sliceMs });
    };
  };
  const { sqlite, postgresql } = servers;
  return runRounds(
    {
      sqlite: withCpu([sqlite.pid], betsOn(sqlite)),
      postgresql: withCpu([postgresql.pid, postgresPid], betsOn(postgresql)),
    },
    { title: 'bets over HTTP', ...plan },
  );
}

function reportPosts(figures: Figures, rounds: Rounds): void {
  const name = 'post, 64 in flight';
  reportRate(figures, rounds, {
    ...{ name, slice: 'ledger', baseline: 'plain', atLeast: 1.5 },
    baselineName: 'a plain SQL function for each, 16 connections',
  });
  reportRate(figures, rounds, {
    name,
    slice: 'ledger',
    baseline: 'sqlite',
    baselineName: 'SQLite',
  });
  cpu(figures, rounds, { name, slice: 'ledger', baseline: 'sqlite', atMost: 2.2 });
}

function reportGrowth(figures: Figures, rounds: Rounds): void {
  const { small, large } = plan.postings;
  reportRate(figures, rounds, {
    name: `post, ${large.toLocaleString('en')} postings`,
    ...{ slice: 'large', baseline: 'small', atLeast: 0.85 },
    baselineName: `${small.toLocaleString('en')} postings`,
  });
}

function reportNodes(figures: Figures, rounds: Rounds): void {
  figures.cost({
    name: 'post on three nodes: CPU of PostgreSQL',
    value: rounds.cpuUs('silent'),
    unit: 'µs',
    baseline: { name: 'one node', value: rounds.cpuUs('one') },
    required: { atMost: 1.25 },
  });
  reportRate(figures, rounds, {
    name: 'post on three nodes that announce each',
    ...{ slice: 'announcing', baseline: 'silent', atLeast: 0.9, baselineName: 'that do not' },
  });
}

function reportHttp(figures: Figures, rounds: Rounds): void {
  const name = 'bet over HTTP';
  const of = { name, slice: 'postgresql', baseline: 'sqlite' };
  reportRate(figures, rounds, { ...of, baselineName: 'SQLite', atLeast: 0.45 });
  cpu(figures, rounds, of);
}

function reportSpins(figures: Figures, rounds: Rounds): void {
  const name = 'spin over HTTP';
  const of = { name, slice: 'postgresql', baseline: 'sqlite' };
  reportRate(figures, rounds, { ...of, baselineName: 'SQLite', atLeast: 0.4 });
  cpu(figures, rounds, of);
  const two = { name: 'spin on two game servers', slice: 'two', baseline: 'postgresql' };
  reportRate(figures, rounds, { ...two, baselineName: 'one game server' });
  figures.cost({
    name: `${two.name}: CPU of all processes`,
    value: rounds.cpuUs('two'),
    unit: 'µs',
    baseline: { name: 'one game server', value: rounds.cpuUs('postgresql') },
    required: { atMost: 1.25 },
  });
}

type Row = { readonly name: string; readonly slice: string; readonly baseline: string };

function cpu(
  figures: Figures,
  rounds: Rounds,
  { name, slice, baseline, atMost }: Row & { atMost?: number },
): void {
  figures.cost({
    name: `${name}: CPU of all processes`,
    value: rounds.cpuUs(slice),
    unit: 'µs',
    baseline: { name: 'SQLite', value: rounds.cpuUs(baseline) },
    ...(atMost !== undefined && { required: { atMost } }),
  });
}

await main();
