import Sqlite from '@fairhall/kit/sqlite';

/**
 * A connection for the few reads that every call, bet, webhook and login makes. Each module prepares
 * its own queries on it once (`*.queries.ts`): such a read takes about 10 µs from an index, on this
 * thread; Prisma takes about 0.3 ms. It sees all that was committed before it started.
 */
export type Reader = Sqlite.Database;

export function openReader({ databaseFile }: { databaseFile: string }): Reader {
  return new Sqlite(databaseFile, { readonly: true, fileMustExist: true });
}

/** A query for one row by one key; integers are returned as bigint. */
export function prepareByKey<Row>(
  reader: Reader,
  sql: string,
): Sqlite.Statement<[key: string], Row> {
  return reader.prepare<[key: string], Row>(sql).safeIntegers(true);
}

/** A row as SQLite returns it: integers as bigint. */
export type Stored<Row> = {
  readonly [Column in keyof Row]: Row[Column] extends number ? bigint : Row[Column];
};

/** A date as Prisma stores it, in milliseconds since 1970. */
export function storedDate(milliseconds: bigint): Date {
  return new Date(Number(milliseconds));
}

export function storedDateOrNull(milliseconds: bigint | null): Date | null {
  return milliseconds === null ? null : storedDate(milliseconds);
}
