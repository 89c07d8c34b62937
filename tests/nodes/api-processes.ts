import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestServer, type TestServer } from '../api/test-server.ts';
import { newPostgresDatabase } from '../support/postgres-databases.ts';
import { type Stack, startStack } from '../support/stack.ts';

export type ApiProcesses = {
  readonly databaseUrl: string;
  /** A node in this process, for players and the catalogue; no call of a test goes to it. */
  readonly setup: TestServer;
  /** The API processes; a restarted one takes the place of the one before. */
  readonly nodes: Stack[];
  /** Starts the node again after it ended, on its port. */
  restart(index: number): Promise<void>;
  stop(): Promise<void>;
};

/** Starts built API processes, without the other services, on one new PostgreSQL database. */
export async function startApiProcesses({
  count,
  settings = {},
}: {
  count: number;
  settings?: Readonly<Record<string, string>>;
}): Promise<ApiProcesses> {
  const database = await newPostgresDatabase();
  const setup = await startTestServer({ env: { DATABASE_URL: database.url } });
  await setup.seedGames();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fairhall-nodes-'));
  const options = {
    dataDir,
    only: 'api',
    settings: {
      DATABASE_URL: database.url,
      SEED: 'off',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ...settings,
    },
  } as const;
  const started = await Promise.allSettled(
    Array.from({ length: count }, () => startStack(options)),
  );
  const nodes = started.flatMap((node) => (node.status === 'fulfilled' ? [node.value] : []));
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await setup.close();
    await database.remove();
    await rm(dataDir, { recursive: true, force: true });
  };
  for (const node of started) {
    if (node.status === 'fulfilled') continue;
    await stop();
    throw node.reason;
  }
  return {
    databaseUrl: database.url,
    setup,
    nodes,
    async restart(index) {
      const { ports, ended } = nodes[index] ?? {};
      await ended;
      nodes[index] = await startStack({ ...options, ...(ports && { ports }) });
    },
    stop,
  };
}
