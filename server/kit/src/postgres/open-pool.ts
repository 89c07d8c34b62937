import pg from 'pg';

/** Of the server and of the network, so that no call waits for a lost connection or a lock. */
export const CONNECTION_LIMITS = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 5000,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
} as const;

/**
 * A pool whose lost connections are replaced at the next call, and never end the process: without
 * listeners, the error of a connection between two queries, or after `end`, would be uncaught.
 * @param options.onFailure receives the error of an idle connection; a query repeats its own
 */
export function openPostgresPool({
  onFailure = () => {},
  ...options
}: pg.PoolConfig & { readonly onFailure?: ((error: Error) => void) | undefined }): pg.Pool {
  const pool = new pg.Pool(options);
  pool.on('error', onFailure);
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
