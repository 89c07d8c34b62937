import pg from 'pg';
import { DatabaseUnavailableError } from '../database-unavailable.ts';

/** How a batch failed. */
export type Failure =
  /** Nothing was done: the database returned an error. */
  | 'refused'
  /** Nothing was done, because of others: worth another try. */
  | 'contended'
  /** A unique key was taken meanwhile; nothing was done. */
  | 'duplicate'
  /** The connection ended during the call: the batch may have been committed. */
  | 'unknown';

/** Serialization failure, deadlock, a lock that was not free in time, a statement that took too long. */
const CONTENDED: ReadonlySet<string> = new Set(['40001', '40P01', '55P03', '57014']);
const UNIQUE_VIOLATION = '23505';
/** Connection exceptions, and the server's shutdown or crash. */
const CONNECTION_LOST = /^(08|57P0[1-5])/;

/** The kind of an error of a query that was sent. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return 'unknown';
  if (CONNECTION_LOST.test(error.code)) return 'unknown';
  if (error.code === UNIQUE_VIOLATION) return 'duplicate';
  return CONTENDED.has(error.code) ? 'contended' : 'refused';
}

/** The error of a query; a `DatabaseUnavailableError` if it is the connection's. */
export function queryError(error: unknown): unknown {
  if (failureOf(error) !== 'unknown') return error;
  return new DatabaseUnavailableError('PostgreSQL did not respond', { cause: error });
}
