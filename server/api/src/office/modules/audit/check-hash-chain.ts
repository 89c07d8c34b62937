import type { PrismaClient } from '../../../db/generated/client.ts';
import { chainHash, FIRST_HASH } from './audit-chain.ts';
import { entriesBetween, listLinksAfter } from './hash-chain.repository.ts';

const LINKS_PER_READ = 100;

export type HashChainCheck = {
  readonly seals: number;
  readonly entries: number;
  /** What the first broken seal shows; `null` when all hold. Later ones depend on it. */
  readonly breach: string | null;
};

/** Recomputes every seal from the entries. */
export async function checkHashChain(prisma: PrismaClient): Promise<HashChainCheck> {
  let number = 0n;
  let [after, hash] = ['', FIRST_HASH];
  let entries = 0;
  for (;;) {
    const links = await listLinksAfter(prisma, { number, take: LINKS_PER_READ });
    for (const link of links) {
      const failed = (why: string) => ({
        seals: Number(number),
        entries,
        breach: `seal ${link.number} of ${link.at.toISOString()}: ${why}`,
      });
      if (link.number !== number + 1n) return failed('an earlier seal is missing');
      const chained = await entriesBetween(prisma, { after, upTo: link.lastId });
      if (chained.length !== link.entries) {
        return failed(`it has ${link.entries} entries, the log ${chained.length}`);
      }
      if (chainHash(hash, chained) !== link.hash) return failed('an entry was changed');
      number = link.number;
      [after, hash] = [link.lastId, link.hash];
      entries += chained.length;
    }
    if (links.length < LINKS_PER_READ) return { seals: Number(number), entries, breach: null };
  }
}
