import type { JobResult } from '../../jobs/job-runner.ts';
import type { Services } from '../../services.ts';
import { addReturns, cursorOf } from './returns.repository.ts';
import { returnsOf } from './round-returns.ts';

export const RETURNS_JOB = 'returns';

/** Of one run, which thus takes milliseconds. */
const ENTRIES_MAX = 500;
const PAUSE_MS = 10_000;

/** Sums the closed rounds of the ledger's next entries by game and currency, each round once. */
export async function sumReturns({ prisma, queries, clock }: Services): Promise<JobResult> {
  const atMs = clock.now().getTime();
  const from = await cursorOf(prisma, RETURNS_JOB);
  const entries = queries.returns.entriesAfter(from, ENTRIES_MAX);
  const to = entries.at(-1)?.id;
  if (to !== undefined) {
    const returns = returnsOf(queries.returns, entries);
    await addReturns(prisma, { returns, cursor: { kind: RETURNS_JOB, from, to } });
  }
  return { againAt: new Date(entries.length === ENTRIES_MAX ? atMs : atMs + PAUSE_MS) };
}
