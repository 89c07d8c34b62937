import { randomBytes } from 'node:crypto';
import type { Settings } from '@fairhall/kit/settings';
import { OWN_PROVIDER_ID } from '../../contract/own-provider.ts';
import type { PrismaClient } from '../../db/generated/client.ts';
import { conflictsOf, providerInput } from './provider-input.ts';
import { parseStored, type StoredProvider } from './providers.queries.ts';
import {
  type Alongside,
  insertProvider,
  type ProviderRow,
  savedGames,
  setProvider,
  storedProviders,
  updateProvider,
} from './providers.repository.ts';

/** What an operator may state about a provider; a change leaves out what stays. */
export type ProviderStatement = {
  readonly id: string;
  readonly name?: string | undefined;
  readonly origins?: readonly string[] | undefined;
  readonly gameIds?: readonly string[] | undefined;
  readonly roundsOrigin?: string | null | undefined;
  readonly winMultiple?: number | undefined;
  readonly secret?: string | undefined;
};

/** A statement that cannot be stored; its message has one line per problem. */
export class ProviderStatementError extends Error {
  override readonly name = 'ProviderStatementError';
}

type Managing = {
  readonly prisma: PrismaClient;
  readonly settings: Pick<Settings, 'origins' | 'production'>;
  readonly now: Date;
};

/**
 * Stores a new provider, switched on.
 * @returns its secret, which is made here unless it is stated
 * @throws ProviderStatementError
 */
export async function addProvider(
  { prisma, settings, now: at }: Managing,
  { secret = newSecret(), roundsOrigin = null, ...stated }: ProviderStatement,
): Promise<{ secret: string }> {
  const { id } = stated;
  const stored = await storedProviders(prisma);
  if (stored.some((one) => one.id === id)) throw failed([`id: ${id} exists already`]);
  const provider = checked({ ...stated, roundsOrigin, secret });
  requireNoConflict(provider, { settings, others: await othersOf(prisma, stored) });
  await insertProvider(prisma, { provider, at });
  return { secret };
}

/** Changes what is stated. @throws ProviderStatementError */
export async function changeProvider(
  { prisma, settings, now: at }: Managing,
  { id, ...stated }: Omit<ProviderStatement, 'secret'>,
): Promise<void> {
  const stored = await storedProviders(prisma);
  const row = storedBy(stored, id);
  const known = Object.entries(stated).filter(([, value]) => value !== undefined);
  const { secret: _unchanged, ...provider } = checked({
    ...parseStored(row),
    ...Object.fromEntries(known),
  });
  requireNoConflict(provider, { settings, others: await othersOf(prisma, stored) });
  await updateProvider(prisma, { provider, at });
}

/**
 * Makes a new secret. The one before stays valid until `retireSecret`.
 * @throws ProviderStatementError for an unknown provider, or while two secrets are valid
 */
export async function rotateSecret(
  { prisma, now: at }: Managing,
  id: string,
): Promise<{ secret: string }> {
  const row = storedBy(await storedProviders(prisma), id);
  if (row.previousSecret !== null) {
    throw failed([`secret: two are valid; retire the older one first`]);
  }
  const secret = newSecret();
  await setProvider(prisma, {
    id,
    columns: { secret, previousSecret: row.secret, secretRotatedAt: at },
    at,
  });
  return { secret };
}

/** Ends the secret before the last rotation. @throws ProviderStatementError */
export async function retireSecret({ prisma, now: at }: Managing, id: string): Promise<void> {
  storedBy(await storedProviders(prisma), id);
  await setProvider(prisma, { id, columns: { previousSecret: null }, at });
}

/**
 * Switches a provider on or off; `alongside` is written in the same transaction. Off: no launch and no
 * bet; its open rounds end by its own calls, or after an hour by the job.
 * @throws ProviderStatementError for an unknown provider
 */
export async function switchProvider(
  { prisma, now: at }: Managing,
  { id, isOn, alongside }: { id: string; isOn: boolean; alongside?: Alongside },
): Promise<void> {
  const { offSince } = storedBy(await storedProviders(prisma), id);
  if (isOn === (offSince === null)) return;
  const columns = { offSince: isOn ? null : at, roundsEndedAt: null };
  await setProvider(prisma, { id, columns, at, ...(alongside && { alongside }) });
}

/** All stored providers by id, without their secrets. */
export async function describeProviders(
  prisma: PrismaClient,
): Promise<(Omit<StoredProvider, 'secret' | 'previousSecret'> & { secrets: number })[]> {
  const stored = await storedProviders(prisma);
  return stored.map((row) => {
    const { secret: _secret, previousSecret, ...shown } = parseStored(row);
    return { ...shown, secrets: previousSecret === null ? 1 : 2 };
  });
}

const newSecret = () => randomBytes(32).toString('hex');

function failed(problems: readonly string[]): ProviderStatementError {
  return new ProviderStatementError(problems.join('\n'));
}

function storedBy(stored: readonly ProviderRow[], id: string): ProviderRow {
  const row = stored.find((one) => one.id === id);
  if (row) return row;
  const problem =
    id === OWN_PROVIDER_ID ? 'is our own game server, which has its settings' : 'is unknown';
  throw failed([`id: ${id} ${problem}`]);
}

function checked(statement: object) {
  const parsed = providerInput.safeParse(statement);
  if (parsed.success) return parsed.data;
  throw failed(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
}

function requireNoConflict(...[provider, beside]: Parameters<typeof conflictsOf>): void {
  const problems = conflictsOf(provider, beside);
  if (problems.length > 0) throw failed(problems);
}

async function othersOf(prisma: PrismaClient, stored: readonly ProviderRow[]) {
  return {
    providers: stored.map(parseStored),
    ownGames: await savedGames(prisma, OWN_PROVIDER_ID),
  };
}
