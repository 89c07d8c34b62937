import path from 'node:path';
import { type EffectiveSetting, effectiveSettings } from './effective-settings.ts';
import {
  insecureOriginProblems,
  isLocalOrigin,
  officeProblems,
  productionProblems,
  publicOriginProblems,
} from './production-rules.ts';
import { type SettingVariables, settingVariables } from './setting-variables.ts';

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
   * How long the API, after a signal to stop, continues to serve while its readiness refuses; `null` for only so
   * long that clients learn of the end of their connections.
   */
  readonly drainMs: number | null;
  /** Delay of the event loop above which the API refuses calls as overloaded. */
  readonly shedDelayMs: number;
  /** Free space of the data folder's disk below which the API is not ready. */
  readonly diskFreeMinMb: number;
  /** Without an SMTP server mails are stored for developers, and dropped in production. */
  readonly mail: { readonly smtpUrl: string | null; readonly from: string };
  /** Of players who register from now on. */
  readonly market: SettingVariables['MARKET'];
  readonly seed: boolean;
  /** Of a new hash of a password; the least is for tests. */
  readonly passwordCost: SettingVariables['PASSWORD_COST'];
  readonly rateLimit: boolean;
  readonly logLevel: SettingVariables['LOG_LEVEL'];
  /** Each setting as it was stated, without secrets. */
  readonly stated: readonly EffectiveSetting[];
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
  const parsed = settingVariables.safeParse(present);
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
    ...insecureOriginProblems({
      ...{ WEB_ORIGIN: webOrigin, PAY_ORIGIN: payOrigin, GAME_ORIGIN: gameOrigin },
      OFFICE_ORIGIN: officeOrigin,
    }),
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
    shedDelayMs: values.SHED_DELAY_MS,
    diskFreeMinMb: values.DISK_FREE_MIN_MB,
    mail: {
      smtpUrl: values.SMTP_URL ?? null,
      from: values.MAIL_FROM ?? `Fairhall <no-reply@${new URL(webOrigin).hostname}>`,
    },
    market: values.MARKET,
    seed: values.SEED === 'on',
    passwordCost: values.PASSWORD_COST,
    rateLimit: values.RATE_LIMIT === 'on',
    logLevel: values.LOG_LEVEL,
    stated: effectiveSettings(present),
  };
}

function databaseOf(
  { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl }: SettingVariables,
  rootDir: string,
): DatabaseSettings {
  if (!url.startsWith('file:')) return { backend: 'postgresql', url, directUrl: directUrl ?? url };
  refuse(
    directUrl === undefined ? [] : ['DATABASE_DIRECT_URL: it needs a DATABASE_URL of PostgreSQL'],
  );
  return { backend: 'sqlite', file: path.resolve(rootDir, url.slice('file:'.length)) };
}

/** The API refuses a database with tables of others. */
function gameDatabaseProblems(values: SettingVariables): string[] {
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
