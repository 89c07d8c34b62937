import type { JobResult } from '../../jobs/job-runner.ts';
import type { Services } from '../../services.ts';
import {
  addReturns,
  cursorOf,
  entriesAfter,
  entriesOfRounds,
  entriesOfTags,
} from './returns.repository.ts';
import { closedTagOf, returnsOf } from './round-returns.ts';

export const RETURNS_JOB = 'returns';

/** Of one run, which thus takes milliseconds; a query's parameters stay below SQLite's limit. */
const ENTRIES_MAX = 400;
const PAUSE_MS = 10_000;

/** The kinds of entries that close a round or change a closed one. */
const CHANGING: ReadonlySet<string> = new Set(['play', 'win', 'rollback']);

/** Sums the closed rounds of the ledger's next entries by game and currency, each round once. */
export async function sumReturns({ prisma, clock }: Services): Promise<JobResult> {
  const atMs = clock.now().getTime();
  const from = await cursorOf(prisma, RETURNS_JOB);
  const entries = await entriesAfter(prisma, { after: from, limit: ENTRIES_MAX });
  const to = entries.at(-1)?.id;
  if (to !== undefined) {
    const returns = await returnsAmong(prisma, entries);
    await addReturns(prisma, { returns, cursor: { kind: RETURNS_JOB, from, to } });
  }
  return { againAt: new Date(entries.length === ENTRIES_MAX ? atMs : atMs + PAUSE_MS) };
}

type Entries = Awaited<ReturnType<typeof entriesAfter>>;

/** What the rounds that the entries closed or changed add to the sums. */
async function returnsAmong(
  prisma: Services['prisma'],
  entries: Entries,
): Promise<ReturnType<typeof returnsOf>> {
  const candidates = entries.flatMap((entry) => {
    const { id, kind, userId, roundId } = entry;
    const closed = CHANGING.has(kind) ? closedTagOf(entry) : null;
    if (closed === null || userId === null || roundId === null) return [];
    return { entryId: id, closed, userId, roundId };
  });
  const closings = await entriesOfTags(
    prisma,
    candidates.map(({ closed }) => closed),
  );
  const changes = candidates.flatMap((candidate) => {
    const closedAt = closings.get(candidate.closed);
    if (closedAt === undefined || closedAt > candidate.entryId) return [];
    return { ...candidate, isClosing: closedAt === candidate.entryId };
  });
  const rounds = await entriesOfRounds(prisma, {
    roundIds: changes.map(({ roundId }) => roundId),
    userIds: changes.map(({ userId }) => userId),
  });
  return returnsOf(changes, rounds);
}
