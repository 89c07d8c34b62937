import type { DatabaseSettings, Settings } from '@fairhall/kit/settings';
import type { Logger } from 'pino';
import type { PrismaClient } from './db/generated/client.ts';
import { openDatabase } from './db/open-database.ts';
import type { Channel } from './db/postgresql/channel.ts';
import { openChannel } from './db/postgresql/channel.ts';
import { openPostgresReader } from './db/postgresql/reader.ts';
import { openReader } from './db/reader.ts';
import { checkLedger } from './ledger/check.ts';
import type { LedgerLogger, LedgerPort } from './ledger/port.ts';
import { openPostgresLedger } from './ledger/postgresql/open-postgres-ledger.ts';
import { openSqliteLedger } from './ledger/sqlite/open-sqlite-ledger.ts';
import { replacePlainHashes } from './modules/auth/address-hashes.ts';
import { preparePostgresAuthQueries } from './modules/auth/auth.queries.postgresql.ts';
import { type AuthQueries, prepareAuthQueries } from './modules/auth/auth.queries.ts';
import type { Backoff } from './modules/auth/backoff.ts';
import { MemoryBackoff } from './modules/auth/memory-backoff.ts';
import { PostgresBackoff } from './modules/auth/postgresql-backoff.repository.ts';
import {
  type EventFeed,
  type FeedOptions,
  openLocalFeed,
} from './modules/notifications/event-feed.ts';
import { openSharedFeed } from './modules/notifications/open-shared-feed.ts';
import { preparePostgresPaymentQueries } from './modules/payments/payments.queries.postgresql.ts';
import { type PaymentQueries, preparePaymentQueries } from './modules/payments/payments.queries.ts';
import { preparePostgresPlayQueries } from './modules/play/play.queries.postgresql.ts';
import { type PlayQueries, preparePlayQueries } from './modules/play/play.queries.ts';
import { preparePostgresProviderQueries } from './modules/providers/providers.queries.postgresql.ts';
import {
  type ProviderQueries,
  prepareProviderQueries,
} from './modules/providers/providers.queries.ts';
import { preparePostgresReturnQueries } from './modules/providers/returns.queries.postgresql.ts';
import { prepareReturnQueries, type ReturnQueries } from './modules/providers/returns.queries.ts';

/** What depends on the database that the API runs on. */
export type Backend = {
  /** Whether other nodes write to the database, too. */
  readonly isShared: boolean;
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
  /** Opens the way of a player's changes to the event streams of all nodes. */
  openFeed(options: Omit<FeedOptions, 'prisma'>): EventFeed;
  /** Opens the way of what the back office shows to the other nodes; `null` where there are none. */
  readonly openOfficeChannel: ((onSubject: (subject: string) => void) => Channel) | null;
  close(): Promise<void>;
};

/** Its subjects are changes that the back office shows (`office/modules/events`). */
const OFFICE_CHANNEL = 'fairhall_office';

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
    isShared: false,
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
    openFeed: (options) => openLocalFeed({ prisma, ...options }),
    openOfficeChannel: null,
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
    isShared: true,
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
    openFeed: (options) => openSharedFeed({ directUrl, prisma, ...options }),
    openOfficeChannel: (onSubject) =>
      openChannel({
        directUrl,
        name: OFFICE_CHANNEL,
        onSubject,
        // Its streams read the lists again at each event and each connection of theirs.
        onGap: () => {},
        onFailure: (err) => log.error({ err }, 'the channel of the back office was interrupted'),
      }),
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
