import { contract as c } from '../../contract/index.ts';
import { AppError } from '../../core/app-error.ts';
import type { Services } from '../../core/context.ts';
import { open } from '../../core/trpc.ts';
import { askDatabase } from './health.repository.ts';

export const healthProcedures = {
  live: open
    .input(c.health.live.input)
    .output(c.health.live.output)
    .query(() => ({ status: 'ok' as const })),

  ready: open
    .input(c.health.ready.input)
    .output(c.health.ready.output)
    .query(({ ctx }) => readiness(ctx.services)),
};

async function readiness(services: Services) {
  try {
    await Promise.all([askDatabase(services.prisma), services.ledger.ping()]);
  } catch (error) {
    services.log.warn({ err: error }, 'not ready');
    throw new AppError('OVERLOADED', { retryAfterS: 1 });
  }
  return { database: 'ok' as const, writer: 'ok' as const };
}
