import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../server/src/db/open-database.ts';
import { claimDueJobs, finishJob, type Job } from '../../server/src/jobs/job-store.ts';
import { type CasinoUnderTest, startCasino } from './casino-under-test.ts';

const LEASE_MS = 60_000;

let casino: CasinoUnderTest;
/** A second node: connections of its own to the same database. */
let other: Database;

beforeEach(async () => {
  casino = await startCasino();
  // The casino's own standing jobs are due as well, and are not what is looked at here.
  await casino.services.prisma.job.deleteMany();
  other = await openDatabase({ databaseFile: casino.settings.databaseFile });
});

afterEach(async () => {
  await other.close();
  await casino.close();
});

test('two nodes that look at once never run one job twice', async () => {
  const subjects = Array.from({ length: 60 }, (_, index) => `race-${index}`);
  await addJobs(subjects);
  const taken: Job[] = [];
  // Both look again and again until neither finds anything, as runners do.
  const work = async (prisma: Database['prisma']) => {
    for (;;) {
      const claimed = await claim(prisma, { take: 7 });
      if (claimed.length === 0) return;
      taken.push(...claimed);
    }
  };
  await Promise.all([work(casino.services.prisma), work(other.prisma)]);
  expect(taken.map(({ subject }) => subject).sort()).toEqual([...subjects].sort());
});

test('a job whose node died is run again when its lease is over, and not before', async () => {
  await addJobs(['orphan']);
  expect(await claim(casino.services.prisma)).toMatchObject([{ subject: 'orphan', attempts: 0 }]);
  casino.clock.advance(LEASE_MS - 1);
  expect(await claim(other.prisma)).toEqual([]);
  casino.clock.advance(1);
  expect(await claim(other.prisma)).toMatchObject([{ subject: 'orphan', attempts: 1 }]);
});

test('a finished job is never run again', async () => {
  await addJobs(['done']);
  const [job] = await claim(casino.services.prisma);
  if (!job) throw new Error('nothing was claimed');
  await finishJob(casino.services.prisma, { job, at: casino.clock.now() });
  casino.clock.advance(10 * LEASE_MS);
  const again = await claim(other.prisma);
  expect(again.map(({ subject }) => subject)).not.toContain('done');
});

async function addJobs(subjects: readonly string[]): Promise<void> {
  const runAt = casino.clock.now();
  await casino.services.prisma.job.createMany({
    data: subjects.map((subject) => ({ id: randomUUID(), kind: 'test', subject, runAt })),
  });
}

function claim(prisma: Database['prisma'], { take = 100 } = {}): Promise<Job[]> {
  return claimDueJobs(prisma, { now: casino.clock.now(), leaseMs: LEASE_MS, take });
}
