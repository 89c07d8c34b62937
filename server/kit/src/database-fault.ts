/**
 * Why a database did nothing, where a caller must know it:
 * - `full`: its disk has no room
 * - `invalidValue`: it cannot hold or compare a value of the call
 */
export type DatabaseFault = 'full' | 'invalidValue';

const CAUSES_MAX = 5;

/** Of SQLite, of PostgreSQL, and of the file system below them. */
const FULL: ReadonlySet<unknown> = new Set(['SQLITE_FULL', '53100', 'ENOSPC', 'EDQUOT']);
/** SQLSTATE class 22, data exception. */
const INVALID_VALUE = /^22[0-9A-Z]{3}$/;

/** The fault behind an error, with those that caused it; `null` for any other error. */
export function databaseFault(error: unknown): DatabaseFault | null {
  const codes = codesOf(error);
  if (codes.some((code) => FULL.has(code))) return 'full';
  const isInvalid = codes.some((code) => typeof code === 'string' && INVALID_VALUE.test(code));
  return isInvalid ? 'invalidValue' : null;
}

/** The codes of an error and of those that caused it: of drivers, and of Prisma around them. */
export function codesOf(error: unknown, depth = 0): unknown[] {
  if (typeof error !== 'object' || error === null || depth === CAUSES_MAX) return [];
  const { code, originalCode, cause, meta, driverAdapterError }: Partial<Record<string, unknown>> =
    {
      ...error,
      ...('cause' in error && { cause: error.cause }),
    };
  const deeper = [cause, meta, driverAdapterError].flatMap((inner) => codesOf(inner, depth + 1));
  return [code, originalCode, ...deeper];
}
