import { DatabaseUnavailableError } from '@fairhall/kit/database-unavailable';
import { z } from 'zod';

/** Prisma's codes for a server that no connection reached: nothing was sent. */
const UNREACHED: ReadonlySet<unknown> = new Set(['P1001', 'P1002']);

/** The same of a query in SQL, which has one code for all failures. */
const unreachedQuery = z.object({
  code: z.literal('P2010'),
  meta: z.object({
    driverAdapterError: z.object({ cause: z.object({ kind: z.literal('DatabaseNotReachable') }) }),
  }),
});

/** Whether a call failed because the database cannot be reached. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  if (!(error instanceof Error) || !('code' in error)) return false;
  return UNREACHED.has(error.code) || unreachedQuery.safeParse(error).success;
}
