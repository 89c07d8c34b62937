import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { freePorts } from '../../server/commands/ports.mjs';
import { Figures } from './figures.ts';
import {
  openBets,
  openDeposits,
  openGrowth,
  openLogins,
  openReads,
  type Target,
} from './measured.ts';
import { rootDir } from './paths.ts';
import { copyOf, prepareDatabase, prepareLargerDatabase } from './prepare.ts';
import type { Prepared } from './prepared.ts';
import { Processes } from './processes.ts';
import { circumstances, reportGrowth, reportLatency, reportRates } from './report.ts';
import { progress, type Rounds, runRounds, type Slices } from './rounds.ts';

/*
 * `npm run bench`: figures of the built server and of baselines in the same run. See
 * docs/performance.md for the method and the options.
 */

const groups = ['bets', 'reads', 'logins', 'deposits', 'latency', 'growth'] as const;
type Group = (typeof groups)[number];

/** The durations of a run. `--quick` only checks that everything works. */
const full = {
  rounds: 9,
  warmUps: 4,
  sliceMs: 1500,
  pacedMs: 4000,
  postings: { small: 100_000, large: 1_000_000 },
};
const quick = {
  rounds: 1,
  warmUps: 1,
  sliceMs: 500,
  pacedMs: 1000,
  postings: { small: 10_000, large: 20_000 },
};

const { values } = parseArgs({
  options: {
    server: { type: 'string', default: rootDir },
    only: { type: 'string', default: groups.join() },
    quick: { type: 'boolean', default: false },
  },
});
const checkout = path.resolve(values.server);
const plan = values.quick ? quick : full;
const wanted = wantedGroups(values.only.split(','));

type Run = {
  readonly processes: Processes;
  readonly dir: string;
  readonly payPort: number;
  readonly figures: Figures;
  /** A database of the measured checkout, and one of this checkout for the baselines. */
  readonly prepared: Prepared;
  readonly baselinesOf: Prepared;
};

async function main(): Promise<void> {
  const measuredOn = circumstances({ checkout, rounds: plan.rounds });
  const dir = mkdtempSync(path.join(tmpdir(), 'fairhall-bench-'));
  const processes = new Processes();
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  try {
    const figures = new Figures();
    const run = await prepareRun({ processes, dir, figures });
    await measureRates(run);
    if (wanted.has('growth')) await measureGrowth(run);
    process.stdout.write(`${measuredOn}\n\n${figures.table()}\n`);
    if (values.quick || wanted.size < groups.length) return;
    figures.write(path.join(import.meta.dirname, 'out.json'));
    process.stdout.write('\nWritten to tests/bench/out.json\n');
  } finally {
    await processes.stop();
  }
}

function wantedGroups(names: readonly string[]): ReadonlySet<Group> {
  const unknown = names.find((name) => !groups.some((group) => group === name));
  if (unknown !== undefined) throw new Error(`--only takes ${groups.join()}, not "${unknown}"`);
  return new Set(groups.filter((group) => names.includes(group)));
}

async function prepareRun(options: Pick<Run, 'processes' | 'dir' | 'figures'>): Promise<Run> {
  const { processes, dir } = options;
  const { pay: payPort } = await freePorts();
  await processes.startHelper('payments-provider.ts', { PAY_PORT: String(payPort) });
  const prepare = (name: string, ofCheckout: string) => {
    progress(`making ${plan.postings.small.toLocaleString('en')} postings: ${name}`);
    return prepareDatabase(processes, {
      checkout: ofCheckout,
      payPort,
      databaseFile: path.join(dir, `${name}.db`),
      postings: plan.postings.small,
    });
  };
  const baselinesOf = await prepare('baselines', rootDir);
  const prepared = checkout === rootDir ? baselinesOf : await prepare('server', checkout);
  progress('');
  return { ...options, payPort, prepared, baselinesOf };
}

async function measureRates(run: Run): Promise<void> {
  const { processes, figures, baselinesOf, payPort } = run;
  const server = await startTarget(run, { name: 'rates', of: run.prepared });
  const options = { server, baselinesOf, payPort, ms: plan.sliceMs };
  const needsBets = wanted.has('bets') || wanted.has('latency');
  const bets = needsBets ? await openBets(processes, options) : undefined;
  const slices: Slices = {
    ...bets?.slices,
    ...(wanted.has('reads') && (await openReads(processes, options))),
    ...(wanted.has('logins') && (await openLogins(processes, options))),
    ...(wanted.has('deposits') && (await openDeposits(processes, options))),
  };
  const rounds = await runRounds(slices, { title: 'rates', ...plan });
  for (const group of ['bets', 'reads', 'logins', 'deposits'] as const) {
    if (wanted.has(group)) reportRates(figures, rounds, group);
  }
  if (bets && wanted.has('latency')) reportLatency(figures, await measureLatency(bets, rounds));
  await server.stop();
}

async function measureLatency(
  { paced }: Awaited<ReturnType<typeof openBets>>,
  highest: Rounds,
): Promise<Rounds> {
  const slices = paced({
    ledgerRate: highest.perSecond('ledgerBets') / 2,
    rate: highest.perSecond('bets') / 2,
    ms: plan.pacedMs,
  });
  return runRounds(slices, { title: 'latency', rounds: plan.rounds, warmUps: 1 });
}

async function measureGrowth(run: Run): Promise<void> {
  const { processes, dir, payPort, figures, prepared: of } = run;
  const { small: smallPostings, large: largePostings } = plan.postings;
  progress(`making ${largePostings.toLocaleString('en')} postings`);
  const larger = await prepareLargerDatabase(processes, {
    of,
    checkout,
    payPort,
    databaseFile: path.join(dir, 'larger.db'),
    postings: largePostings,
  });
  const small = await startTarget(run, { name: 'small', of });
  const large = await startTarget(run, { name: 'large', of: larger });
  const slices = openGrowth({ small, large, ms: plan.sliceMs });
  const rounds = await runRounds(slices, { title: 'growth', ...plan });
  reportGrowth(figures, rounds, { small: smallPostings, large: largePostings });
  await small.stop();
  await large.stop();
}

/** Starts the measured server on a copy of the prepared database. */
async function startTarget(
  { processes, dir, payPort }: Run,
  { name, of }: { name: string; of: Prepared },
): Promise<Target & { stop: () => Promise<void> }> {
  const prepared = await copyOf(of, path.join(dir, `${name}.db`));
  const databaseUrl = `file:${prepared.databaseFile}`;
  const server = await processes.startServer({ checkout, databaseUrl, payPort });
  return { ...server, prepared };
}

await main();
