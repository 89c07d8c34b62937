import type { PrismaClient } from '../../../db/generated/client.ts';
import { FIRST_HASH, sealHash } from './audit-chain.ts';
import { entriesBetween, sealsAfter } from './audit-seals.repository.ts';

const SEALS_PER_READ = 100;

export type SealCheck = {
  readonly seals: number;
  readonly entries: number;
  /** What the first broken seal shows; `null` when all hold. Later ones depend on it. */
  readonly breach: string | null;
};

/** Recomputes every seal from the entries. */
export async function checkSeals(prisma: PrismaClient): Promise<SealCheck> {
  let number = 0n;
  let [after, hash] = ['', FIRST_HASH];
  let entries = 0;
  for (;;) {
    const seals = await sealsAfter(prisma, { number, take: SEALS_PER_READ });
    for (const seal of seals) {
      const failed = (why: string) => ({
        seals: Number(number),
        entries,
        breach: `seal ${seal.number} of ${seal.at.toISOString()}: ${why}`,
      });
      if (seal.number !== number + 1n) return failed('an earlier seal is missing');
      const sealed = await entriesBetween(prisma, { after, upTo: seal.lastId });
      if (sealed.length !== seal.entries) {
        return failed(`it has ${seal.entries} entries, the log ${sealed.length}`);
      }
      if (sealHash(hash, sealed) !== seal.hash) return failed('an entry was changed');
      number = seal.number;
      [after, hash] = [seal.lastId, seal.hash];
      entries += sealed.length;
    }
    if (seals.length < SEALS_PER_READ) return { seals: Number(number), entries, breach: null };
  }
}
