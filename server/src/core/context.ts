import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '../contract/enums.ts';
import type { PrismaClient } from '../db/generated/client.ts';
import type { HotReads } from '../db/hot-reads.ts';
import type { LedgerPort } from '../ledger/port.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PaymentGateway } from '../modules/payments/payment-gateway.ts';
import type { GameServer } from '../modules/play/game-server.ts';
import type { ActiveSession, Caller } from './caller.ts';
import type { Clock } from './clock.ts';
import type { Metrics } from './metrics.ts';
import type { PlayerEvents } from './player-events.ts';
import type { Random } from './random.ts';
import type { SessionRegistry } from './session-registry.ts';
import type { Settings } from './settings.ts';

/** What the casino is made of; built once at start, the same for every request. */
export type Services = {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: FastifyBaseLogger;
  readonly prisma: PrismaClient;
  /** For the calls that come by the thousand; everything else reads through Prisma. */
  readonly reads: HotReads;
  readonly ledger: LedgerPort;
  readonly sessions: SessionRegistry;
  readonly paymentGateway: PaymentGateway;
  readonly gameServer: GameServer;
  readonly events: PlayerEvents;
  readonly mailer: Mailer;
  readonly metrics: Metrics;
  /** Tells the job runner that there is new work. */
  readonly jobs: { wake(): void };
};

/** What a procedure sees of its request. */
export type RequestContext = {
  readonly services: Services;
  readonly caller: Caller;
  /** The caller's; behind `access: 'session'` there always is one. */
  readonly session: ActiveSession | null;
  /** The bearer token as it was sent; null without one. */
  readonly token: string | null;
  readonly language: Language;
  /** The `Idempotency-Key` header, when the caller sent one. */
  readonly idempotencyKey: string | null;
  /** The network address that the call came from. */
  readonly address: string;
};
