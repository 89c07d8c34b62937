import type { Services } from '../../core/context.ts';
import { sha256 } from '../../core/digest.ts';
import { networkOf } from '../../core/network-address.ts';
import { countKnownAddresses, rememberAddress } from './known-addresses.repository.ts';

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
  { reads, clock }: Services,
  { email, address }: { email: string; address: string },
): LoginPlace {
  const network = networkOf(address);
  const hash = sha256(`${email}\n${network}`);
  const lastLoginAt = reads.lastLoginFrom(hash);
  const isKnown = lastLoginAt !== null && ageMs({ clock }, lastLoginAt) < KNOWN_ADDRESS_MS;
  return { network, hash, lastLoginAt, isKnown };
}

/**
 * Remembers the place for the player.
 * @returns whether it is new to an account that was opened from elsewhere before
 */
export async function settleAt(
  services: Services,
  { userId, place }: { userId: string; place: LoginPlace },
): Promise<boolean> {
  const { prisma, clock } = services;
  const { hash, lastLoginAt, isKnown } = place;
  if (isKnown && lastLoginAt && ageMs(services, lastLoginAt) < RENEWED_AFTER_MS) return false;
  const isFirst = (await countKnownAddresses(prisma, userId)) === 0;
  await rememberAddress(prisma, { hash, userId, at: clock.now() });
  return !isKnown && !isFirst;
}

function ageMs({ clock }: Pick<Services, 'clock'>, moment: Date): number {
  return clock.now().getTime() - moment.getTime();
}
