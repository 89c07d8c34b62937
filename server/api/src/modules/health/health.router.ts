import { contract as c } from '../../contract/index.ts';
import { AppError } from '../../core/app-error.ts';
import { implement } from '../../implement.ts';
import type { Services } from '../../services.ts';
import { assertFreeSpace, pingDatabase } from './health.repository.ts';

export const healthHandlers = {
  live: implement(c.health.live, () => ({ status: 'ok' as const })),

  ready: implement(c.health.ready, ({ ctx }) => readiness(ctx.services)),
};

/** The disk of a shared database is its server's. */
async function assertCanGrow({ database, settings }: Services): Promise<void> {
  const { dataDir, diskFreeMinMb } = settings;
  if (!database.isShared) await assertFreeSpace(dataDir, { minMb: diskFreeMinMb });
}

async function readiness(services: Services) {
  const { prisma, ledger, log } = services;
  try {
    await Promise.all([pingDatabase(prisma), ledger.ping(), assertCanGrow(services)]);
  } catch (error) {
    log.warn({ err: error }, 'not ready');
    throw new AppError('OVERLOADED', { retryAfterS: 1 });
  }
  return { database: 'ok' as const, writer: 'ok' as const, disk: 'ok' as const };
}
