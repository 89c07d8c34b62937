import type { PrismaClient } from '../../db/generated/client.ts';
import type { Backend, OpenBackend, OpenOptions } from '../backend.ts';
import { PostgresBackoff } from './backoff.ts';
import { readCatalogueVersion } from './catalogue-version.ts';
import { openChannel } from './channel.ts';
import { postgresqlDialect } from './dialect.ts';
import { openPostgresLedger } from './ledger/open-postgres-ledger.ts';
import { postgresReadings } from './ledger/readings.ts';
import { openPostgresql } from './open-postgresql.ts';
import { openPostgresReader } from './reader.ts';
import { sampleTime } from './time.ts';
import { type PostgresqlSettings, upgradePostgresql } from './upgrade.ts';

/** A database that any number of processes serve. */
export function postgresqlBackend(database: PostgresqlSettings): Backend {
  const { url } = database;
  return {
    name: `the database ${new URL(url).pathname.slice(1)}`,
    isShared: true,
    dialect: postgresqlDialect,
    bytes: readBytes,
    sampleTime: (clock) => sampleTime(url, clock),
    lock: () => ({ release() {} }),
    upgrade: () => upgradePostgresql({ database }),
    openDatabase: () => openPostgresql(database),
    open: (options) => openBackend(database, options),
    checkEveryEntry: () => postgresReadings({ url }).checkEveryEntry(),
  };
}

/**
 * The ledger is not checked here: each of many nodes would read it whole at its start. A job checks
 * it (`modules/health/ledger-check.job.ts`).
 */
async function openBackend(
  { url, directUrl }: PostgresqlSettings,
  { settings, log, onTransaction }: OpenOptions,
): Promise<OpenBackend> {
  const { prisma, close } = await openPostgresql({ url });
  const ledger = openPostgresLedger({ url, logger: log, onTransaction });
  const reader = openPostgresReader({
    url,
    onFailure: (err) => log.error({ err }, 'A connection for reads ended'),
  });
  return {
    prisma,
    ledger,
    reader,
    shared: {
      openChannel: (options) => openChannel({ ...options, directUrl }),
      backoff: new PostgresBackoff({ prisma, secrets: settings }),
      readCatalogueVersion: () => readCatalogueVersion(prisma),
    },
    async close() {
      await ledger.close();
      await reader.close();
      await close();
    },
  };
}

async function readBytes(prisma: PrismaClient): Promise<number> {
  const [row] = await prisma.$queryRaw<{ bytes: bigint }[]>`
    SELECT pg_database_size(current_database()) AS "bytes"`;
  return Number(row?.bytes ?? 0n);
}
