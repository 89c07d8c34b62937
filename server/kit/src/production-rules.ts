import { deflateRawSync } from 'node:zlib';

export const SECRET_LENGTH_MIN = 32;
/** Of the database's account. */
const PASSWORD_LENGTH_MIN = 16;

const secretNames = [
  'APP_SECRET',
  'PROVIDER_SECRET',
  'PROVIDER_SECRET_PREVIOUS',
  'PAYMENT_SECRET',
] as const;
type SecretName = (typeof secretNames)[number];
type Secrets = { readonly [Name in SecretName]?: string | undefined };

/** The defaults. */
export const BUILT_IN_SECRETS = {
  APP_SECRET: 'fairhall-dev-app-secret-not-for-production',
  PROVIDER_SECRET: 'fairhall-dev-provider-secret-not-for-production',
  PAYMENT_SECRET: 'fairhall-dev-payment-secret-not-for-production',
} as const;

/** The demonstration values of docker-compose.yml. */
const COMPOSE_SECRETS: readonly string[] = [
  'compose-demonstration-app-secret-set-your-own',
  'compose-demonstration-provider-secret-set-your-own',
  'compose-demonstration-payment-secret-set-your-own',
];

const builtIn: readonly string[] = Object.values(BUILT_IN_SECRETS);
const PUBLISHED_SECRETS: readonly string[] = [...builtIn, ...COMPOSE_SECRETS];

/** Whether the secret is public or easy to guess: it is in the repository, a repetition or a sequence. */
export function isKnownSecret(secret: string): boolean {
  return PUBLISHED_SECRETS.includes(secret) || isTrivial(secret);
}

/** A repetition or a sequence compresses to less; 32 random characters to about 34 bytes. */
const COMPRESSED_BYTES_MIN = 28;

const REMEDY = 'set a random one, such as the output of openssl rand -hex 32';

/** Whether an origin leads to this machine: localhost, *.localhost, 127.0.0.0/8 or [::1]. */
export function isLocalOrigin(origin: string): boolean {
  const { hostname } = new URL(origin);
  return (
    /(^|\.)localhost$/.test(hostname) || /^127(\.\d+){3}$/.test(hostname) || hostname === '[::1]'
  );
}

/** What production refuses, one sentence per setting. */
export function productionProblems(
  values: Secrets & {
    readonly PASSWORD_COST: string;
    readonly RATE_LIMIT: string;
    readonly EVENTS_PACE: number;
  },
): string[] {
  const problems = secretNames
    .filter((name) => builtIn.includes(values[name] ?? ''))
    .map((name) => `${name}: the built-in secret is refused in production; ${REMEDY}`);
  if (values.PASSWORD_COST === 'minimal') {
    problems.push('PASSWORD_COST: minimal is refused in production');
  }
  if (values.RATE_LIMIT === 'off') problems.push('RATE_LIMIT: off is refused in production');
  if (values.EVENTS_PACE > 1) problems.push('EVENTS_PACE: above 1 is refused in production');
  return problems;
}

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '::1'];

/**
 * What is refused of the back office, one sentence per setting: its tokens are out of the reach of the
 * players' pages, and it is opened to a network on purpose alone.
 */
export function officeProblems(
  {
    OFFICE_HOST: host,
    OFFICE_ORIGIN: stated,
    origin,
    others,
  }: {
    readonly OFFICE_HOST: string;
    readonly OFFICE_ORIGIN?: string | undefined;
    readonly origin: string;
    readonly others: readonly string[];
  },
  { production }: { production: boolean },
): string[] {
  const problems: string[] = [];
  if (others.includes(origin)) {
    problems.push('OFFICE_ORIGIN: another page has this origin; give the back office its own');
  }
  if (production && stated === undefined && !LOOPBACK.includes(host)) {
    problems.push(
      'OFFICE_ORIGIN: with an OFFICE_HOST for other machines, state where staff reach it',
    );
  }
  return problems;
}

/** The origins, by their settings, that passwords and money would reach unencrypted. */
export function insecureOriginProblems(origins: Readonly<Record<string, string>>): string[] {
  return Object.entries(origins)
    .filter(([, origin]) => !isLocalOrigin(origin) && !origin.startsWith('https:'))
    .map(([name]) => `${name}: one that is not local needs https`);
}

/** What is refused in addition unless every origin is local, one sentence per setting. */
export function publicOriginProblems(
  values: Secrets & {
    readonly SEED: string;
    readonly DATABASE_URL: string;
    readonly DATABASE_DIRECT_URL?: string | undefined;
    readonly GAME_DATABASE_URL?: string | undefined;
  },
): string[] {
  const problems: string[] = [];
  for (const name of secretNames) {
    const secret = values[name];
    // The rules of production name a built-in one.
    if (secret === undefined || builtIn.includes(secret)) continue;
    if (PUBLISHED_SECRETS.includes(secret)) {
      problems.push(`${name}: the repository publishes this secret; ${REMEDY}`);
    } else if (isTrivial(secret)) {
      problems.push(`${name}: a repetition or a sequence is no secret; ${REMEDY}`);
    }
  }
  if (values.PROVIDER_SECRET === values.PAYMENT_SECRET) {
    problems.push('PAYMENT_SECRET: it equals PROVIDER_SECRET; set two different secrets');
  }
  if ([values.PROVIDER_SECRET, values.PAYMENT_SECRET].includes(values.APP_SECRET)) {
    problems.push('APP_SECRET: another service has it; set a secret of its own');
  }
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'GAME_DATABASE_URL'] as const) {
    if (hasWeakPassword(values[name] ?? '')) {
      problems.push(`${name}: the password is guessable; ${REMEDY}`);
    }
  }
  if (values.SEED === 'on') {
    problems.push('SEED: the password of the sample accounts is public; set SEED=off');
  }
  return problems;
}

/** Whether a URL of PostgreSQL has a short password. One without authenticates in another way. */
function hasWeakPassword(url: string): boolean {
  const password = URL.parse(url)?.password ?? '';
  return password !== '' && decodeURIComponent(password).length < PASSWORD_LENGTH_MIN;
}

/** Compares each character with the one before, so that repetitions and sequences look alike. */
function isTrivial(secret: string): boolean {
  const bytes = Buffer.from(secret);
  const steps = bytes.map((byte, index) => byte - (bytes[index - 1] ?? 0));
  return deflateRawSync(steps).length < COMPRESSED_BYTES_MIN;
}
