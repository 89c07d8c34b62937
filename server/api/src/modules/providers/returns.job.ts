import type { JobResult } from '../../jobs/job-runner.ts';
import { cursorOf } from '../../jobs/journal-cursor.ts';
import { settledEntries } from '../../ledger/settled-entries.ts';
import type { ProvidersContext } from './context.ts';
import { addReturns } from './returns.repository.ts';
import { returnsOf } from './round-returns.ts';

export const RETURNS_JOB = 'returns';

/** Of one run, which thus takes milliseconds. */
const ENTRIES_MAX = 500;
const PAUSE_MS = 10_000;

/** Sums the closed rounds of the ledger's next entries by game and currency, each round once. */
export async function sumReturns({ prisma, queries, clock }: ProvidersContext): Promise<JobResult> {
  const now = clock.now();
  const from = await cursorOf(prisma, RETURNS_JOB);
  const entries = settledEntries(await queries.entriesAfter(from, ENTRIES_MAX), now);
  const to = entries.at(-1)?.id;
  if (to !== undefined) {
    const returns = await returnsOf(queries, entries);
    await addReturns(prisma, { returns, read: { kind: RETURNS_JOB, from, to } });
  }
  const pauseMs = entries.length === ENTRIES_MAX ? 0 : PAUSE_MS;
  return { againAt: new Date(now.getTime() + pauseMs) };
}
