import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { BUILT_IN_SECRETS, SECRET_LENGTH_MIN } from './production-rules.ts';

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

/** `private_ranges` is Caddy's word: docker-compose.yml gives one value to Caddy and to the servers. */
function addressRanges(text: string): string[] {
  return text
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .flatMap((part) => (part === 'private_ranges' ? ['loopback', 'uniquelocal'] : [part]));
}

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

/** They are beside the API's file. */
const SIMULATOR_FILES: readonly string[] = ['game-server.db', 'mockpay.db'];

/** Every environment variable that is read: its form and its default. */
export const settingVariables = z.object({
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
    .transform(addressRanges)
    .refine(
      (ranges) => ranges.every(isAddressRange),
      'must be addresses, ranges such as 10.0.0.0/8, or loopback, linklocal, uniquelocal, private_ranges',
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
  SHED_DELAY_MS: z.coerce.number<string>().int().min(100).max(600_000).default(1000),
  DISK_FREE_MIN_MB: z.coerce.number<string>().int().min(1).default(64),
  MARKET: z.enum(['open', 'gb', 'br', 'mt']).default('open'),
  SEED: z.enum(['on', 'off']).default('on'),
  PASSWORD_COST: z.enum(['full', 'minimal']).default('full'),
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Names of all environment variables that are read. */
export const settingNames: readonly string[] = Object.keys(settingVariables.shape);

export type SettingVariables = z.infer<typeof settingVariables>;
