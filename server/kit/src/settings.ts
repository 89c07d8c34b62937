import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import {
  BUILT_IN_SECRETS,
  isLocalOrigin,
  officeProblems,
  productionProblems,
  publicOriginProblems,
  SECRET_LENGTH_MIN,
} from './production-rules.ts';

const port = (fallback: number) =>
  z.coerce.number<string>().int().min(1).max(65_535).default(fallback);

/** Longer than any load balancer takes to see that a node is not ready. */
const DRAIN_MS_MAX = 60_000;

/** Scheme, host and port, and nothing more. */
export const originSchema = z
  .string()
  .refine(
    (text) => /^https?:/.test(text) && URL.parse(text)?.origin === text,
    'must be an origin such as http://localhost:3000',
  );

/** `no-reply@fairhall.test`, or `Fairhall <no-reply@fairhall.test>`; no line breaks anywhere. */
const MAIL_FROM_PATTERN = /^([^<>@\r\n]{0,100}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const NAMED_RANGES: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

function isAddressRange(text: string): boolean {
  if (NAMED_RANGES.includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  const bitsMax = family === 6 ? 128 : 32;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= bitsMax);
  return family !== 0 && fits && more.length === 0;
}

const POSTGRESQL_FORM = 'postgresql://<user>:<password>@<host>:<port>/<database>';

/** With a host, a database and no fragment. A password with other characters is percent-encoded. */
function isPostgresqlUrl(text: string): boolean {
  const url = URL.parse(text);
  return (
    url?.protocol === 'postgresql:' &&
    url.hostname !== '' &&
    /^\/[^/]+$/.test(url.pathname) &&
    url.hash === ''
  );
}

/** They are beside the API's file: also the game server's name until 0.1.0, which it renames. */
const SIMULATOR_FILES: readonly string[] = ['game-server.db', 'casino.db', 'mockpay.db'];

const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().min(1).default('localhost'),
  PORT: port(3000),
  PAY_PORT: port(3001),
  GAME_PORT: port(3002),
  OFFICE_HOST: z.string().min(1).default('localhost'),
  OFFICE_PORT: port(3003),
  METRICS_HOST: z.string().min(1).default('localhost'),
  METRICS_PORT: port(9464),
  WEB_ORIGIN: originSchema.optional(),
  PAY_ORIGIN: originSchema.optional(),
  GAME_ORIGIN: originSchema.optional(),
  OFFICE_ORIGIN: originSchema.optional(),
  API_INSIDE_ORIGIN: originSchema.optional(),
  PAY_INSIDE_ORIGIN: originSchema.optional(),
  GAME_INSIDE_ORIGIN: originSchema.optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
    .refine(
      (ranges) => ranges.every(isAddressRange),
      'must be addresses, ranges such as 10.0.0.0/8, or loopback, linklocal, uniquelocal',
    )
    .default([]),
  DATABASE_URL: z
    .string()
    .refine(
      (text) => /^file:.+/.test(text) || isPostgresqlUrl(text),
      `must be file:<path> (SQLite) or ${POSTGRESQL_FORM}`,
    )
    .refine(
      (text) =>
        !text.startsWith('file:') ||
        !SIMULATOR_FILES.includes(path.basename(text.slice('file:'.length))),
      `must not be named as a file of the game server or Mockpay: ${SIMULATOR_FILES.join(', ')}`,
    )
    .default('file:./data/fairhall.db'),
  DATABASE_DIRECT_URL: z.string().refine(isPostgresqlUrl, `must be ${POSTGRESQL_FORM}`).optional(),
  GAME_DATABASE_URL: z.string().refine(isPostgresqlUrl, `must be ${POSTGRESQL_FORM}`).optional(),
  DATA_DIR: z.string().min(1).optional(),
  APP_SECRET: z.string().min(SECRET_LENGTH_MIN).default(BUILT_IN_SECRETS.APP_SECRET),
  PROVIDER_SECRET: z.string().min(SECRET_LENGTH_MIN).default(BUILT_IN_SECRETS.PROVIDER_SECRET),
  PROVIDER_SECRET_PREVIOUS: z.string().min(SECRET_LENGTH_MIN).optional(),
  PAYMENT_SECRET: z.string().min(SECRET_LENGTH_MIN).default(BUILT_IN_SECRETS.PAYMENT_SECRET),
  PAYOUT_STEP_MS: z.coerce.number<string>().int().min(1).max(86_400_000).default(3000),
  ORDER_TTL_S: z.coerce.number<string>().int().min(1).max(86_400).default(1800),
  REVIEW_FROM_USD: z
    .union([z.literal('off'), z.coerce.number<string>().int().min(0).max(1_000_000_000)])
    .default(2000),
  EVENTS_PACE: z.coerce.number<string>().int().min(1).max(60).default(1),
  BEACON_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().regex(MAIL_FROM_PATTERN, 'must be an address or Name <address>').optional(),
  DRAIN_MS: z.coerce.number<string>().int().min(0).max(DRAIN_MS_MAX).optional(),
  DISK_FREE_MIN_MB: z.coerce.number<string>().int().min(1).default(64),
  MARKET: z.enum(['open', 'gb', 'br', 'mt']).default('open'),
  SEED: z.enum(['on', 'off']).default('on'),
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Names of all environment variables that are read. */
export const settingNames: readonly string[] = Object.keys(variables.shape);

/** The API's database. */
export type DatabaseSettings =
  | {
      readonly backend: 'sqlite';
      /** Absolute path. */
      readonly file: string;
    }
  | {
      readonly backend: 'postgresql';
      readonly url: string;
      /** Past a pooler, as the owner of the tables: for migrations and notifications. */
      readonly directUrl: string;
    };

export type Settings = {
  /** `NODE_ENV=production`, or an origin that is not local. */
  readonly production: boolean;
  readonly host: string;
  readonly ports: {
    readonly web: number;
    readonly pay: number;
    readonly game: number;
    readonly office: number;
  };
  /** The interface of the back office; by default the loopback interface. */
  readonly officeHost: string;
  /** Where Prometheus scrapes; by default the loopback interface. */
  readonly metrics: { readonly host: string; readonly port: number };
  readonly origins: {
    readonly web: string;
    readonly pay: string;
    readonly game: string;
    readonly office: string;
    /** Origins for calls between the servers. */
    readonly apiInside: string;
    readonly payInside: string;
    readonly gameInside: string;
  };
  /** Proxies whose X-Forwarded-For is trusted: addresses, ranges, or names of ranges. */
  readonly trustedProxies: readonly string[];
  readonly database: DatabaseSettings;
  /** PostgreSQL of the game server; `null` for its SQLite file in `dataDir`. */
  readonly gameDatabaseUrl: string | null;
  /** The folder of the two simulators' databases. */
  readonly dataDir: string;
  /** Seals what the API stores and alone reads: the secrets of authenticator apps. */
  readonly appSecret: string;
  readonly providerSecret: string;
  /** Those that verify a provider's calls: this one and, during a rotation, the one before. */
  readonly providerSecrets: readonly string[];
  readonly paymentSecret: string;
  readonly payoutStepMs: number;
  readonly orderTtlS: number;
  /**
   * From which amount a withdrawal waits for a decision of staff, in US dollars by the reference rates;
   * `null`: none does, whatever its amount.
   */
  readonly reviewFromUsd: number | null;
  /** How many times faster than real time scheduled draws and matches run. */
  readonly eventsPace: number;
  /** Public randomness beacon of the draws and matches; `null` without one. */
  readonly beaconUrl: string | null;
  /**
   * How long the API, once told to stop, serves on while its readiness refuses; `null` for only so
   * long that clients learn of the end of their connections.
   */
  readonly drainMs: number | null;
  /** Free space of the data folder's disk below which the API is not ready. */
  readonly diskFreeMinMb: number;
  /** Without an SMTP server mails are stored for developers, and dropped in production. */
  readonly mail: { readonly smtpUrl: string | null; readonly from: string };
  /** Of players who register from now on. */
  readonly market: z.infer<typeof variables>['MARKET'];
  readonly seed: boolean;
  readonly rateLimit: boolean;
  readonly logLevel: z.infer<typeof variables>['LOG_LEVEL'];
};

/** An invalid setting, which stops the start. The message names the key and never the value. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads the settings. A relative database path is resolved against `rootDir`.
 * @throws SettingsError naming every invalid key
 */
export function readSettings(env: NodeJS.ProcessEnv, rootDir: string): Settings {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(present);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `${issue.path.join('.')}: ${issue.message}`,
    );
    throw new SettingsError(problems.join('; '));
  }
  const values = parsed.data;
  const webOrigin = values.WEB_ORIGIN ?? `http://localhost:${values.PORT}`;
  const payOrigin = values.PAY_ORIGIN ?? `http://localhost:${values.PAY_PORT}`;
  const gameOrigin = values.GAME_ORIGIN ?? `http://localhost:${values.GAME_PORT}`;
  const officeOrigin = values.OFFICE_ORIGIN ?? `http://localhost:${values.OFFICE_PORT}`;
  const others = [webOrigin, payOrigin, gameOrigin];
  const isPublic = ![...others, officeOrigin].every(isLocalOrigin);
  const production = values.NODE_ENV === 'production' || isPublic;
  refuse([
    ...officeProblems({ ...values, origin: officeOrigin, others }, { production }),
    ...(production ? productionProblems(values) : []),
    ...(isPublic ? publicOriginProblems(values) : []),
    ...gameDatabaseProblems(values),
  ]);
  const database = databaseOf(values, rootDir);
  return {
    production,
    host: values.HOST,
    ports: {
      web: values.PORT,
      pay: values.PAY_PORT,
      game: values.GAME_PORT,
      office: values.OFFICE_PORT,
    },
    officeHost: values.OFFICE_HOST,
    metrics: { host: values.METRICS_HOST, port: values.METRICS_PORT },
    origins: {
      web: webOrigin,
      pay: payOrigin,
      game: gameOrigin,
      office: officeOrigin,
      apiInside: values.API_INSIDE_ORIGIN ?? webOrigin,
      payInside: values.PAY_INSIDE_ORIGIN ?? payOrigin,
      gameInside: values.GAME_INSIDE_ORIGIN ?? gameOrigin,
    },
    trustedProxies: values.TRUSTED_PROXIES,
    database,
    gameDatabaseUrl: values.GAME_DATABASE_URL ?? null,
    dataDir: dataDirOf(values.DATA_DIR, database, rootDir),
    appSecret: values.APP_SECRET,
    providerSecret: values.PROVIDER_SECRET,
    providerSecrets: [values.PROVIDER_SECRET, values.PROVIDER_SECRET_PREVIOUS].filter(
      (secret) => secret !== undefined,
    ),
    paymentSecret: values.PAYMENT_SECRET,
    payoutStepMs: values.PAYOUT_STEP_MS,
    orderTtlS: values.ORDER_TTL_S,
    reviewFromUsd: values.REVIEW_FROM_USD === 'off' ? null : values.REVIEW_FROM_USD,
    eventsPace: values.EVENTS_PACE,
    beaconUrl: values.BEACON_URL ?? null,
    drainMs: values.DRAIN_MS ?? null,
    diskFreeMinMb: values.DISK_FREE_MIN_MB,
    mail: {
      smtpUrl: values.SMTP_URL ?? null,
      from: values.MAIL_FROM ?? `Fairhall <no-reply@${new URL(webOrigin).hostname}>`,
    },
    market: values.MARKET,
    seed: values.SEED === 'on',
    rateLimit: values.RATE_LIMIT === 'on',
    logLevel: values.LOG_LEVEL,
  };
}

function databaseOf(
  { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl }: z.infer<typeof variables>,
  rootDir: string,
): DatabaseSettings {
  if (!url.startsWith('file:')) return { backend: 'postgresql', url, directUrl: directUrl ?? url };
  refuse(
    directUrl === undefined ? [] : ['DATABASE_DIRECT_URL: it needs a DATABASE_URL of PostgreSQL'],
  );
  return { backend: 'sqlite', file: path.resolve(rootDir, url.slice('file:'.length)) };
}

/** The API refuses a database with tables of others. */
function gameDatabaseProblems(values: z.infer<typeof variables>): string[] {
  const { GAME_DATABASE_URL: own, DATABASE_URL, DATABASE_DIRECT_URL } = values;
  const isShared = own !== undefined && [DATABASE_URL, DATABASE_DIRECT_URL].includes(own);
  return isShared ? ['GAME_DATABASE_URL: it must be another database than the one of the API'] : [];
}

function dataDirOf(
  dataDir: string | undefined,
  database: DatabaseSettings,
  rootDir: string,
): string {
  if (dataDir !== undefined) return path.resolve(rootDir, dataDir);
  return database.backend === 'sqlite' ? path.dirname(database.file) : path.join(rootDir, 'data');
}

/** @throws SettingsError naming the problems, if there are any */
function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new SettingsError(problems.join('; '));
}
