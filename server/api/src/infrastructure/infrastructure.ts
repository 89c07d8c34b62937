import type { Clock } from '@fairhall/kit/clock';
import type { Random } from '@fairhall/kit/random';
import type { Settings } from '@fairhall/kit/settings';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../core/metrics.ts';
import type { DatabaseKind } from '../db/database.ts';
import type { PrismaClient } from '../db/generated/client.ts';
import type { Reader } from '../db/reader.ts';
import type { LedgerPort } from '../ledger/port.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { DomainEvents } from './events.ts';

/** What every module may use; it knows no feature. */
export type Infrastructure = {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly prisma: PrismaClient;
  readonly reader: Reader;
  /** What kind of database `prisma` and `ledger` are on. */
  readonly database: DatabaseKind;
  readonly ledger: LedgerPort;
  /** Wakes the job runner for new work. */
  readonly jobs: { wake(): void };
  readonly events: DomainEvents;
  readonly mailer: Mailer;
};
