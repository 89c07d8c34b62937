/* In place of the native driver: `memory-store.ts` opens the database. */

class SqliteError extends Error {
  readonly code: string = '';
}

export default { SqliteError };
