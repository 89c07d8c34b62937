import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { openChannel } from '../../server/api/src/backends/postgresql/channel.ts';
import type { PrismaClient } from '../../server/api/src/db/generated/client.ts';
import type { LedgerPort } from '../../server/api/src/ledger/port.ts';
import { composeOf } from '../support/compose.ts';

/* Everything that the benchmark uses of a checkout, in one place. */

/** This checkout. The baselines run on its build. */
export const rootDir = path.resolve(import.meta.dirname, '../..');

const BUILT = 'server/api/dist';

function built(file: string): string {
  return pathToFileURL(path.join(rootDir, BUILT, file)).href;
}

type LedgerModule = {
  readonly openSqliteLedger: (options: { databaseFile: string }) => Promise<LedgerPort>;
};

export async function openBuiltLedger(databaseFile: string): Promise<LedgerPort> {
  const { openSqliteLedger }: LedgerModule = await import(
    built('backends/sqlite/ledger/open-sqlite-ledger.js')
  );
  return openSqliteLedger({ databaseFile });
}

type PostgresModule = { readonly openPostgresLedger: (options: { url: string }) => LedgerPort };

export async function openBuiltPostgresLedger(url: string): Promise<LedgerPort> {
  const { openPostgresLedger }: PostgresModule = await import(
    built('backends/postgresql/ledger/open-postgres-ledger.js')
  );
  return openPostgresLedger({ url });
}

type ChannelModule = { readonly openChannel: typeof openChannel };

export async function openBuiltChannel(options: Parameters<typeof openChannel>[0]) {
  const module: ChannelModule = await import(built('backends/postgresql/channel.js'));
  return module.openChannel(options);
}

type ClientModule = { readonly PrismaClient: typeof PrismaClient };

export async function builtPrismaClient(): Promise<typeof PrismaClient> {
  const module: ClientModule = await import(built('db/generated/client.js'));
  return module.PrismaClient;
}

/** Options of `node` that start the API server of a checkout, as its compose file states them. */
export function apiCommandOf(checkout: string): readonly string[] {
  const { services } = composeOf(checkout);
  const [node, ...options] = services.api?.command ?? [];
  if (node !== 'node') throw new Error('the service "api" of docker-compose.yml has no command');
  return options;
}
