import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { backendOf } from '../../server/api/src/backends/index.ts';
import type { Database } from '../../server/api/src/db/database.ts';
import { runDueJobs, startJobRunner } from '../../server/api/src/jobs/job-runner.ts';
import {
  claimDueJobs,
  finishJob,
  type Job,
  postponeJob,
} from '../../server/api/src/jobs/job-store.ts';
import { countOnce, cursorOf } from '../../server/api/src/jobs/journal-cursor.ts';
import { eventually } from '../support/eventually.ts';
import { isOnPostgres, startTestServer, type TestServer } from './test-server.ts';

const LEASE_MS = 60_000;
const DAY_MS = 86_400_000;

let server: TestServer;
/** A second node: its own connections to the same database. */
let other: Database;

beforeEach(async () => {
  server = await startTestServer();
  // The API's own recurring jobs are due as well and are left out here.
  await server.infrastructure.prisma.job.deleteMany();
  other = await backendOf(server.settings.database).openDatabase();
});

afterEach(async () => {
  await other.close();
  await server.close();
});

test('two nodes that poll concurrently never run a job twice', async () => {
  const subjects = Array.from({ length: 60 }, (_, index) => `race-${index}`);
  await addJobs(subjects);
  const taken: Job[] = [];
  // Both poll until neither claims a job, as runners do.
  const work = async (prisma: Database['prisma']) => {
    for (;;) {
      const claimed = await claim(prisma, { take: 7 });
      if (claimed.length === 0) return;
      taken.push(...claimed);
    }
  };
  await Promise.all([work(server.infrastructure.prisma), work(other.prisma)]);
  expect(taken.map(({ subject }) => subject).sort()).toEqual([...subjects].sort());
});

test('entries that two runs have read at the same time are counted once', async () => {
  const gameId_day = { gameId: 'count-once', day: new Date(0) };
  const count = ({ prisma }: Pick<Database, 'prisma'>, from: bigint, to: bigint) =>
    countOnce(prisma, { kind: 'count-once', from, to }, [
      prisma.gameDay.upsert({
        where: { gameId_day },
        create: { ...gameId_day, rounds: 1 },
        update: { rounds: { increment: 1 } },
      }),
    ]);
  for (const [from, to] of [
    [0n, 5n],
    [5n, 9n],
  ] as const) {
    await Promise.all([count(server.infrastructure, from, to), count(other, from, to)]);
  }
  const { prisma } = server.infrastructure;
  expect(await cursorOf(prisma, 'count-once')).toBe(9n);
  expect(await prisma.gameDay.findUnique({ where: { gameId_day } })).toMatchObject({ rounds: 2 });
});

test('a job of a dead node runs again after its lease and not earlier', async () => {
  await addJobs(['orphan']);
  expect(await claim(server.infrastructure.prisma)).toMatchObject([
    { subject: 'orphan', attempts: 0 },
  ]);
  server.clock.advance(LEASE_MS - 1);
  expect(await claim(other.prisma)).toEqual([]);
  server.clock.advance(1);
  expect(await claim(other.prisma)).toMatchObject([{ subject: 'orphan', attempts: 1 }]);
});

test('a node that sleeps past its lease cannot end the job of the next one', async () => {
  await addJobs(['slow']);
  const [slow] = await claim(server.infrastructure.prisma);
  server.clock.advance(LEASE_MS);
  const [next] = await claim(other.prisma);
  if (!slow || !next) throw new Error('nothing was claimed');
  const at = server.clock.now();
  await finishJob(server.infrastructure.prisma, { job: slow, at });
  await postponeJob(server.infrastructure.prisma, { job: slow, runAt: at, failed: false });
  expect(await claim(server.infrastructure.prisma)).toEqual([]);
  await finishJob(other.prisma, { job: next, at });
  expect(await jobOf('slow')).toMatchObject({ doneAt: at, attempts: 2 });
});

test('a finished job is never run again', async () => {
  await addJobs(['done']);
  const [job] = await claim(server.infrastructure.prisma);
  if (!job) throw new Error('nothing was claimed');
  await finishJob(server.infrastructure.prisma, { job, at: server.clock.now() });
  server.clock.advance(10 * LEASE_MS);
  const again = await claim(other.prisma);
  expect(again.map(({ subject }) => subject)).not.toContain('done');
});

test('a failed job is retried after a second, then two, and at most after five minutes', async () => {
  await addJobs(['failing']);
  const handlers = { test: () => Promise.reject(new Error('no luck')) };
  const delays: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await runDueJobs(server.infrastructure, handlers);
    const delayMs = (await jobOf('failing')).runAt.getTime() - server.clock.now().getTime();
    delays.push(delayMs / 1000);
    server.clock.advance(delayMs);
  }
  expect(delays).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
});

test('a job without a handler is delayed like a failed one and blocks no other job', async () => {
  await addJobs(['strange', 'known']);
  await server.infrastructure.prisma.job.updateMany({
    where: { subject: 'strange' },
    data: { kind: 'of a later version' },
  });
  await runDueJobs(server.infrastructure, { test: async () => 'done' });
  expect(await jobOf('known')).toMatchObject({ doneAt: server.clock.now() });
  expect(await jobOf('strange')).toMatchObject({
    doneAt: null,
    runAt: new Date(server.clock.now().getTime() + 1000),
  });
});

test('a job that reschedules itself runs at its own time, and its failures are reset', async () => {
  await addJobs(['again']);
  await runDueJobs(server.infrastructure, { test: () => Promise.reject(new Error('once')) });
  server.clock.advance(1000);
  const againAt = new Date(server.clock.now().getTime() + 7_200_000);
  await runDueJobs(server.infrastructure, { test: async () => ({ againAt }) });
  expect(await jobOf('again')).toMatchObject({ runAt: againAt, attempts: 0, doneAt: null });
});

test('a full batch is followed by the next one without a delay, and the last returns the time of the next poll', async () => {
  await addJobs(Array.from({ length: 17 }, (_, index) => `many-${index}`));
  const done = { test: async () => 'done' as const };
  expect(await runDueJobs(server.infrastructure, done)).toBe(0);
  expect(await runDueJobs(server.infrastructure, done)).toBe(5000);
});

test('a runner that is woken during a run polls again afterwards, until it is stopped', async () => {
  const ran: string[] = [];
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timers.mockRestore());
  await addJobs(['first']);
  let second = () => {};
  const bothRan = new Promise<void>((resolve) => {
    second = resolve;
  });
  const runner = startJobRunner(server.infrastructure, {
    test: async (subject) => {
      ran.push(subject);
      if (subject !== 'first') {
        second();
        return 'done';
      }
      await addJobs(['second']);
      runner.wake();
      return 'done';
    },
  });
  await bothRan;
  expect(ran).toEqual(['first', 'second']);
  expect(timers).toHaveBeenCalledWith(expect.any(Function), 0);
  await runner.stop();
  await addJobs(['late']);
  runner.wake();
  expect(await jobOf('late')).toMatchObject({ doneAt: null });
});

/** On PostgreSQL another node may be running: only the end of a lease is known. */
const onSqlite = test.skipIf(isOnPostgres);

onSqlite(
  'a payout that a killed server was requesting goes on when the next one starts',
  async () => {
    await addJobs(['FW-INTERRUPTED']);
    expect(await claim(server.infrastructure.prisma)).toMatchObject([
      { subject: 'FW-INTERRUPTED' },
    ]);
    const runner = startJobRunner(server.infrastructure, { test: async () => 'done' });
    onTestFinished(() => runner.stop());
    await untilDone('FW-INTERRUPTED');
  },
);

onSqlite('a job goes on when the clock was set back, before a start and during a run', async () => {
  const runAt = new Date(server.clock.now().getTime() + 60_000);
  await addJobs(['before-start'], runAt);
  server.clock.advance(-DAY_MS);
  const runner = startJobRunner(server.infrastructure, { test: async () => 'done' });
  onTestFinished(() => runner.stop());
  await untilDone('before-start');
  await addJobs(['during-run'], new Date(server.clock.now().getTime() + 60_000));
  server.clock.advance(-DAY_MS);
  runner.wake();
  await untilDone('during-run');
});

test('a runner logs a failed read of its table and recovers', async () => {
  const { infrastructure } = server;
  const failures: string[] = [];
  const log = infrastructure.log.child({});
  log.error = (_details: unknown, message?: string) => void failures.push(message ?? '');
  await addJobs(['waiting']);
  await infrastructure.prisma.$executeRaw`ALTER TABLE "Job" RENAME TO "Away"`;
  const runner = startJobRunner({ ...infrastructure, log }, { test: async () => 'done' });
  onTestFinished(() => runner.stop());
  await eventually(() => expect(failures).toEqual(['looking for due jobs failed']));
  await infrastructure.prisma.$executeRaw`ALTER TABLE "Away" RENAME TO "Job"`;
  await untilDone('waiting');
});

/** The manual clock stands still meanwhile: no lease ends. */
function untilDone(subject: string): Promise<void> {
  return eventually(async () => expect((await jobOf(subject)).doneAt).not.toBeNull());
}

function jobOf(subject: string) {
  return server.infrastructure.prisma.job.findFirstOrThrow({ where: { subject } });
}

async function addJobs(
  subjects: readonly string[],
  runAt: Date = server.clock.now(),
): Promise<void> {
  await server.infrastructure.prisma.job.createMany({
    data: subjects.map((subject) => ({ id: randomUUID(), kind: 'test', subject, runAt })),
  });
}

function claim(prisma: Database['prisma'], { take = 100 } = {}): Promise<Job[]> {
  const { dialect } = server.infrastructure.database;
  return claimDueJobs(prisma, { now: server.clock.now(), leaseMs: LEASE_MS, take, dialect });
}
