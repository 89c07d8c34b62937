import type { AuditEntry } from '../../../db/generated/client.ts';
import type { JobResult } from '../../../jobs/job-runner.ts';
import type { OfficeContext } from '../../context.ts';
import { chainHash, FIRST_HASH } from './audit-chain.ts';
import { entriesBetween, findLastLink, storeLink } from './hash-chain.repository.ts';

export const HASH_CHAIN_JOB = 'audit-seal';

const EVERY_MS = 60_000;
/** Of one seal; more are sealed at once by the next one. */
const ENTRIES_MAX = 1000;
/**
 * An entry of this age has no younger neighbour with a lower id any more: writes end within seconds, and
 * the clocks of two nodes differ by less than two.
 */
const SETTLED_MS = 30_000;

/**
 * Seals the audit entries since the last seal. Each hash contains the one before it: a changed, removed
 * or inserted entry breaks every later seal (`npm run audit:check`).
 */
export async function extendHashChain({ prisma, clock }: OfficeContext): Promise<JobResult> {
  const now = clock.now();
  const last = await findLastLink(prisma);
  const after = last?.lastId ?? '';
  const entries = settled(await entriesBetween(prisma, { after, take: ENTRIES_MAX }), now);
  const lastId = entries.at(-1)?.id;
  if (lastId !== undefined) {
    await storeLink(prisma, {
      number: (last?.number ?? 0n) + 1n,
      lastId,
      entries: entries.length,
      hash: chainHash(last?.hash ?? FIRST_HASH, entries),
      at: now,
    });
  }
  const pauseMs = entries.length === ENTRIES_MAX ? 0 : EVERY_MS;
  return { againAt: new Date(now.getTime() + pauseMs) };
}

function settled(entries: readonly AuditEntry[], now: Date): readonly AuditEntry[] {
  const first = entries.findIndex(({ at }) => now.getTime() - at.getTime() < SETTLED_MS);
  return first === -1 ? entries : entries.slice(0, first);
}
