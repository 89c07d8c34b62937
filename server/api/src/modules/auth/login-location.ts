import { networkOf } from '@fairhall/kit/network-address';
import type { RowWrite } from '../../ledger/rows.ts';
import { addressHash } from './address-hashes.ts';
import type { AuthContext } from './context.ts';
import {
  addressRows,
  deleteOldestAddresses,
  KNOWN_ADDRESSES_MAX,
} from './known-addresses.repository.ts';
import type { HashingOptions } from './passwords.ts';
import { hasSessions } from './sessions.repository.ts';

const DAY_MS = 86_400_000;
/** An address without a login for this time is no longer known. */
export const KNOWN_ADDRESS_MS = 90 * DAY_MS;
/** The time of the last login is stored at most once a day, which saves a write per login. */
const UPDATE_AFTER_MS = DAY_MS;

/** The location of a login, and whether the account has a recent login from it. */
export type LoginLocation = {
  readonly network: string;
  /** Keyed hash of the email and the network. */
  readonly hash: string;
  readonly lastLoginAt: Date | null;
  readonly isKnown: boolean;
};

/** Looks up by email and not by user id, so that an unknown email takes the same time. */
export async function findLoginLocation(
  { queries, clock, settings }: AuthContext,
  { email, address }: { email: string; address: string },
): Promise<LoginLocation> {
  const network = networkOf(address);
  const hash = addressHash(settings, { email, network });
  const lastLoginAt = await queries.lastLoginFrom(hash);
  const isKnown = lastLoginAt !== null && ageMs({ clock }, lastLoginAt) < KNOWN_ADDRESS_MS;
  return { network, hash, lastLoginAt, isKnown };
}

/** The hashing of a call from an address, whose network has a share unless rate limits are off. */
export function hashingOptions(
  { settings }: Pick<AuthContext, 'settings'>,
  address: string,
): HashingOptions {
  const network = settings.rateLimit ? networkOf(address) : null;
  return { cost: settings.passwordCost, network };
}

/** The update of the known addresses after a successful login. */
export type AddressUpdate = {
  /** Whether the location is new to an account that has logged in before. */
  readonly isNewLocation: boolean;
  /** The rows that store the location as known; empty when it is up to date. */
  readonly rows: readonly RowWrite[];
};

export async function addressUpdateFor(
  { prisma, queries, clock }: AuthContext,
  { userId, location }: { userId: string; location: LoginLocation },
): Promise<AddressUpdate> {
  const { hash, lastLoginAt, isKnown } = location;
  if (isKnown && lastLoginAt && ageMs({ clock }, lastLoginAt) < UPDATE_AFTER_MS) {
    return { isNewLocation: false, rows: [] };
  }
  // Without addresses a player with logins deleted them, or none was recent.
  const isFirst =
    (await queries.countKnownAddresses(userId)) === 0 && !(await hasSessions(prisma, userId));
  const rows = addressRows({ hash, userId, at: clock.now() });
  return { isNewLocation: !isKnown && !isFirst, rows };
}

/** Deletes the oldest known addresses when a new one exceeds the maximum. */
export async function deleteExcessAddresses(
  { prisma, queries }: AuthContext,
  { userId, rows }: { userId: string } & Pick<AddressUpdate, 'rows'>,
): Promise<void> {
  if (rows.length === 0) return;
  if ((await queries.countKnownAddresses(userId)) <= KNOWN_ADDRESSES_MAX) return;
  await deleteOldestAddresses(prisma, userId);
}

function ageMs({ clock }: Pick<AuthContext, 'clock'>, time: Date): number {
  return clock.now().getTime() - time.getTime();
}
