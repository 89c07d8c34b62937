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
    .filter((place) => !isSame(stored.get(place), recomputed.get(place)))
    .map((place) => {
      const [here, there] = [stored.get(place) ?? 'nothing', recomputed.get(place) ?? 'nothing'];
      return `${place}: ${here} stored, ${there} in the ledger`;
    })
    .sort();
}

/** The sums of floating-point numbers depend on their order. */
const RELATIVE_ERROR_MAX = 1e-9;

type Figure = string | number | undefined;

function isSame(one: Figure, other: Figure): boolean {
  if (typeof one !== 'number' || typeof other !== 'number') return one === other;
  const size = Math.max(Math.abs(one), Math.abs(other), 1);
  return Math.abs(one - other) <= RELATIVE_ERROR_MAX * size;
}
