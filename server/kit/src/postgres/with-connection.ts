import pg from 'pg';

/**
 * Runs work on a connection of its own, which ends with it and rolls an open transaction back.
 * @throws what the work throws, and when the database cannot be reached
 */
export async function withConnection<T>(
  options: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(options);
  // A connection that ends rejects its query; without a listener it would end the process, too.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
