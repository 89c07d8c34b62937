/** The database did not answer a read: nothing was done. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
}

/** Prisma's codes for a server that no connection reached: nothing was sent. */
const UNREACHED: ReadonlySet<unknown> = new Set(['P1001', 'P1002']);

/** Whether a call failed because the database cannot be reached. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAwayError) return true;
  return error instanceof Error && 'code' in error && UNREACHED.has(error.code);
}
