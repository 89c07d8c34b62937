import { networkOf } from '../../../core/network-address.ts';
import {
  isSignedChallenge,
  SIGNED_CHALLENGE_MS,
  signedChallenge,
} from '../../../modules/second-factor/signed-challenge.ts';
import type { Services } from '../../../services.ts';

const SEPARATOR = '.';

const bindingOf = (staffId: string, address: string) => ({
  purpose: 'authenticator app of staff',
  network: networkOf(address),
  owner: staffId,
});

/**
 * Allows a member of staff without an app, who gave the right password, to set one up from the same
 * network. It is worth nothing any more once an app is in use.
 */
export function setUpChallenge(
  { settings, random, clock }: Services,
  { staffId, address }: { staffId: string; address: string },
): { challenge: string; expiresAt: string } {
  const now = clock.now();
  const signed = signedChallenge(settings, { binding: bindingOf(staffId, address), random, now });
  return {
    challenge: `${staffId}${SEPARATOR}${signed}`,
    expiresAt: new Date(now.getTime() + SIGNED_CHALLENGE_MS).toISOString(),
  };
}

/** The member of staff of a valid challenge; `null` for any other. */
export function ownerOfChallenge(
  { settings, clock }: Services,
  { challenge, address }: { challenge: string; address: string },
): string | null {
  const [staffId = '', signed = ''] = challenge.split(SEPARATOR);
  const isOurs = isSignedChallenge(settings, {
    challenge: signed,
    binding: bindingOf(staffId, address),
    now: clock.now(),
  });
  return isOurs ? staffId : null;
}
