import type { DatabaseSettings } from '@fairhall/kit/settings';
import type { PrismaClient } from '../../../db/generated/client.ts';
import { recomputedFigures, storedFigures } from './check-figures.repository.ts';
import { FIGURES_JOB } from './figures.job.ts';

/**
 * Compares the daily figures with the ledger, up to the entry that the job has read. Where a job runs
 * meanwhile, its last entries may differ: check again.
 * @returns a line for each figure that differs
 */
export async function checkFigures(
  prisma: PrismaClient,
  backend: DatabaseSettings['backend'],
): Promise<string[]> {
  const stored = await storedFigures(prisma);
  const recomputed = await recomputedFigures(prisma, { backend, cursor: FIGURES_JOB });
  const places = new Set([...stored.keys(), ...recomputed.keys()]);
  return [...places]
    .filter((place) => stored.get(place) !== recomputed.get(place))
    .map((place) => {
      const [here, there] = [stored.get(place) ?? 'nothing', recomputed.get(place) ?? 'nothing'];
      return `${place}: ${here} stored, ${there} in the ledger`;
    })
    .sort();
}
