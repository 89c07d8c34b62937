import { networkOf } from '@fairhall/kit/network-address';
import {
  isSignedChallenge,
  SIGNED_CHALLENGE_MS,
  signedChallenge,
} from '../../../modules/second-factor/index.ts';
import type { OfficeContext } from '../../context.ts';
import { findStaff, type StoredStaff } from './staff-login.repository.ts';

const SEPARATOR = '.';

type Owner = Pick<StoredStaff, 'id' | 'passwordHash'>;

/** To the password, too: a new one ends the challenges of those who knew the old one. */
const bindingOf = ({ id, passwordHash }: Owner, address: string) => ({
  purpose: 'authenticator app of staff',
  network: networkOf(address),
  owner: `${id}${SEPARATOR}${passwordHash}`,
});

/**
 * Allows a member of staff without an app, who gave the right password, to set one up from the same
 * network. It is worth nothing any more once an app is in use.
 */
export function setUpChallenge(
  { settings, random, clock }: OfficeContext,
  { member, address }: { member: Owner; address: string },
): { challenge: string; expiresAt: string } {
  const now = clock.now();
  const signed = signedChallenge(settings, { binding: bindingOf(member, address), random, now });
  return {
    challenge: `${member.id}${SEPARATOR}${signed}`,
    expiresAt: new Date(now.getTime() + SIGNED_CHALLENGE_MS).toISOString(),
  };
}

/** The member of staff of a valid challenge; `null` for any other. */
export async function ownerOfChallenge(
  { prisma, settings, clock }: OfficeContext,
  { challenge, address }: { challenge: string; address: string },
): Promise<StoredStaff | null> {
  const [staffId = '', signed = ''] = challenge.split(SEPARATOR);
  const member = await findStaff(prisma, staffId);
  if (!member) return null;
  const isOurs = isSignedChallenge(settings, {
    challenge: signed,
    binding: bindingOf(member, address),
    now: clock.now(),
  });
  return isOurs ? member : null;
}
