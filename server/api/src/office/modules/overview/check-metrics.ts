import type { Dialect } from '../../../db/database.ts';
import type { PrismaClient } from '../../../db/generated/client.ts';
import { cursorOf } from '../../../jobs/journal-cursor.ts';
import { type MetricMap, recomputedMetrics, storedMetrics } from './check-metrics.repository.ts';
import { METRICS_JOB } from './metrics.job.ts';

/** The job adds figures every few seconds, and reading them takes a moment. */
const READS_MAX = 10;

/**
 * Compares the daily figures with the ledger, up to the entry that the job has read.
 * @returns a line for each figure that differs
 */
export async function checkMetrics(prisma: PrismaClient, dialect: Dialect): Promise<string[]> {
  const { stored, upTo } = await metricsOfOneMoment(prisma);
  const recomputed = await recomputedMetrics(prisma, { dialect, upTo });
  const places = new Set([...stored.keys(), ...recomputed.keys()]);
  return [...places]
    .filter((place) => !isSame(stored.get(place), recomputed.get(place)))
    .map((place) => {
      const [here, there] = [stored.get(place) ?? 'nothing', recomputed.get(place) ?? 'nothing'];
      return `${place}: ${here} stored, ${there} in the ledger`;
    })
    .sort();
}

/** The stored figures with the entry up to which they count: no run of the job has come between. */
async function metricsOfOneMoment(
  prisma: PrismaClient,
): Promise<{ readonly stored: MetricMap; readonly upTo: bigint }> {
  for (let reads = 1; reads <= READS_MAX; reads += 1) {
    const upTo = await cursorOf(prisma, METRICS_JOB);
    const stored = await storedMetrics(prisma);
    // The job moves its cursor in the transaction that adds its figures.
    if ((await cursorOf(prisma, METRICS_JOB)) === upTo) return { stored, upTo };
  }
  throw new Error('the figures change while they are read: try again');
}

/** The sums of floating-point numbers depend on their order. */
const RELATIVE_ERROR_MAX = 1e-9;

type DailyMetric = string | number | undefined;

function isSame(one: DailyMetric, other: DailyMetric): boolean {
  if (typeof one !== 'number' || typeof other !== 'number') return one === other;
  const size = Math.max(Math.abs(one), Math.abs(other), 1);
  return Math.abs(one - other) <= RELATIVE_ERROR_MAX * size;
}
