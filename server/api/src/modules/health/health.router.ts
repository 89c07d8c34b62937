import { contract as c } from '../../contract/index.ts';
import { AppError } from '../../core/app-error.ts';
import { implement } from '../../http/implement.ts';
import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import { assertFreeSpace, pingDatabase } from './health.repository.ts';

export const healthHandlers = (context: Infrastructure) => ({
  live: implement(c.health.live, () => ({ status: 'ok' as const })),

  ready: implement(c.health.ready, () => readiness(context)),
});

/** The disk of a shared database is its server's. */
async function assertCanGrow({ database, settings }: Infrastructure): Promise<void> {
  const { dataDir, diskFreeMinMb } = settings;
  if (!database.isShared) await assertFreeSpace(dataDir, { minMb: diskFreeMinMb });
}

async function readiness(context: Infrastructure) {
  const { prisma, ledger, log } = context;
  try {
    await Promise.all([pingDatabase(prisma), ledger.ping(), assertCanGrow(context)]);
  } catch (error) {
    log.warn({ err: error }, 'not ready');
    throw new AppError('OVERLOADED', { retryAfterS: 1 });
  }
  return { database: 'ok' as const, writer: 'ok' as const, disk: 'ok' as const };
}
