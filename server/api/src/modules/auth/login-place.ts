import { sha256 } from '../../core/digest.ts';
import { networkOf } from '../../core/network-address.ts';
import type { RowWrite } from '../../ledger/rows.ts';
import type { Services } from '../../services.ts';
import {
  addressRows,
  deleteOldestAddresses,
  KNOWN_ADDRESSES_MAX,
} from './known-addresses.repository.ts';

const DAY_MS = 86_400_000;
/** After this time away an address is a stranger's again. */
export const KNOWN_ADDRESS_MS = 90 * DAY_MS;
/** Remembering is a write, so it is renewed once a day and not at each login. */
const RENEWED_AFTER_MS = DAY_MS;

/** Where a login comes from, and whether the account was opened from there before. */
export type LoginPlace = {
  readonly network: string;
  /** Stands for the email and the network together; neither can be read from it. */
  readonly hash: string;
  readonly lastLoginAt: Date | null;
  readonly isKnown: boolean;
};

/** Asked for by email, so that it takes the same work for one that nobody has. */
export function findLoginPlace(
  { queries, clock }: Services,
  { email, address }: { email: string; address: string },
): LoginPlace {
  const network = networkOf(address);
  const hash = sha256(`${email}\n${network}`);
  const lastLoginAt = queries.auth.lastLoginFrom(hash);
  const isKnown = lastLoginAt !== null && ageMs({ clock }, lastLoginAt) < KNOWN_ADDRESS_MS;
  return { network, hash, lastLoginAt, isKnown };
}

/** What a right password makes of the place it was given at. */
export type Settling = {
  /** Whether the place is new to an account that was opened from elsewhere before. */
  readonly isFromElsewhere: boolean;
  /** What remembers the place for the player, to be written with what the player came for. */
  readonly rows: readonly RowWrite[];
};

export function settlingAt(
  { queries, clock }: Services,
  { userId, place }: { userId: string; place: LoginPlace },
): Settling {
  const { hash, lastLoginAt, isKnown } = place;
  if (isKnown && lastLoginAt && ageMs({ clock }, lastLoginAt) < RENEWED_AFTER_MS) {
    return { isFromElsewhere: false, rows: [] };
  }
  const isFirst = queries.auth.countKnownAddresses(userId) === 0;
  const rows = addressRows({ hash, userId, at: clock.now() });
  return { isFromElsewhere: !isKnown && !isFirst, rows };
}

/** Forgets what a newly remembered place is one too many for. */
export async function makeRoom(
  { prisma, queries }: Services,
  { userId, rows }: { userId: string } & Pick<Settling, 'rows'>,
): Promise<void> {
  if (rows.length === 0 || queries.auth.countKnownAddresses(userId) <= KNOWN_ADDRESSES_MAX) return;
  await deleteOldestAddresses(prisma, userId);
}

function ageMs({ clock }: Pick<Services, 'clock'>, moment: Date): number {
  return clock.now().getTime() - moment.getTime();
}
