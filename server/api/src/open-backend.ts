import type { DatabaseSettings, Settings } from '@fairhall/kit/settings';
import type { Logger } from 'pino';
import type { PrismaClient } from './db/generated/client.ts';
import { openDatabase } from './db/open-database.ts';
import { openChannel } from './db/postgresql/channel.ts';
import { openPostgresReader } from './db/postgresql/reader.ts';
import { openReader } from './db/reader.ts';
import type { OpenChannel } from './infrastructure/infrastructure.ts';
import { checkLedger } from './ledger/check.ts';
import type { LedgerLogger, LedgerPort } from './ledger/port.ts';
import { openPostgresLedger } from './ledger/postgresql/open-postgres-ledger.ts';
import { openSqliteLedger } from './ledger/sqlite/open-sqlite-ledger.ts';
import {
  type AuthQueries,
  type Backoff,
  MemoryBackoff,
  PostgresBackoff,
  prepareAuthQueries,
  preparePostgresAuthQueries,
  replacePlainHashes,
} from './modules/auth/index.ts';
import {
  type PaymentQueries,
  preparePaymentQueries,
  preparePostgresPaymentQueries,
} from './modules/payments/index.ts';
import {
  type PlayQueries,
  preparePlayQueries,
  preparePostgresPlayQueries,
} from './modules/play/index.ts';
import {
  type ProviderQueries,
  preparePostgresProviderQueries,
  preparePostgresReturnQueries,
  prepareProviderQueries,
  prepareReturnQueries,
  type ReturnQueries,
} from './modules/providers/index.ts';

/** What depends on the database that the API runs on. */
export type Backend = {
  readonly prisma: PrismaClient;
  readonly ledger: LedgerPort;
  /** Counts guesses: those of all nodes, where there may be several. */
  readonly backoff: Backoff;
  readonly queries: {
    readonly auth: AuthQueries;
    readonly play: PlayQueries;
    readonly payments: PaymentQueries;
    readonly providers: ProviderQueries;
    readonly returns: ReturnQueries;
  };
  /** The way to the other nodes; `null` where there are none. */
  readonly openChannel: OpenChannel | null;
  close(): Promise<void>;
};

type Options = {
  readonly settings: Settings;
  readonly log: LedgerLogger & Pick<Logger, 'info'>;
  /** Receives the number of posts and writes that shared a transaction. */
  readonly onTransaction: (size: number) => void;
};

/** Opens the migrated database of the settings. */
export async function openBackend(options: Options): Promise<Backend> {
  const { database } = options.settings;
  return database.backend === 'sqlite'
    ? openSqliteBackend(database.file, options)
    : openPostgresBackend(database, options);
}

async function openSqliteBackend(
  databaseFile: string,
  { settings, log, onTransaction }: Options,
): Promise<Backend> {
  const replaced = replacePlainHashes({ databaseFile, secrets: settings });
  if (replaced > 0) log.info({ replaced }, 'known addresses stored by keyed hash');
  assertLedgerConsistent(databaseFile);
  const { prisma, close } = await openDatabase(settings);
  const ledger = await openSqliteLedger({ databaseFile, logger: log, onTransaction });
  const reader = openReader({ databaseFile });
  return {
    prisma,
    ledger,
    backoff: new MemoryBackoff(),
    queries: {
      auth: prepareAuthQueries(reader),
      play: preparePlayQueries(reader),
      payments: preparePaymentQueries(reader),
      providers: prepareProviderQueries(reader),
      returns: prepareReturnQueries(reader),
    },
    openChannel: null,
    async close() {
      await ledger.close();
      reader.close();
      await close();
    },
  };
}

/**
 * The ledger is not checked here: each of many nodes would read it whole at its start. A job checks
 * it (`modules/health/ledger-check.job.ts`).
 */
async function openPostgresBackend(
  { url, directUrl }: DatabaseSettings & { backend: 'postgresql' },
  { settings, log, onTransaction }: Options,
): Promise<Backend> {
  const { prisma, close } = await openDatabase(settings);
  const ledger = openPostgresLedger({ url, logger: log, onTransaction });
  const reader = openPostgresReader({
    url,
    onFailure: (err) => log.error({ err }, 'A connection for reads ended'),
  });
  return {
    prisma,
    ledger,
    backoff: new PostgresBackoff({ prisma, secrets: settings }),
    queries: {
      auth: preparePostgresAuthQueries(reader),
      play: preparePostgresPlayQueries(reader),
      payments: preparePostgresPaymentQueries(reader),
      providers: preparePostgresProviderQueries(reader),
      returns: preparePostgresReturnQueries(reader),
    },
    openChannel: (channel) => openChannel({ directUrl, ...channel }),
    async close() {
      await ledger.close();
      await reader.close();
      await close();
    },
  };
}

/** Runs the cheap check of the ledger: the API does not start on an inconsistent one. */
function assertLedgerConsistent(databaseFile: string): void {
  const [breach] = checkLedger(databaseFile, { cheap: true });
  if (!breach) return;
  throw new Error(
    `The ledger is broken: ${breach.rule} (${breach.where}). See npm run ledger:check.`,
  );
}
