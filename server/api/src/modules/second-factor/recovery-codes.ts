import { CODE_ALPHABET, type Random } from '@fairhall/kit/random';
import { sha256 } from '../../core/digest.ts';

export const RECOVERY_CODES = 10;
/** Of 5 bits each. */
const CHARACTERS = 10;
const GROUP = 5;

/** Ten codes of 50 bits, such as `7KQ2M-9X4TB`; each replaces the authenticator app once. */
export function newRecoveryCodes(random: Pick<Random, 'bytes'>): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => newCode(random));
}

function newCode(random: Pick<Random, 'bytes'>): string {
  // 256 is a multiple of the 32 characters, so each is equally likely.
  const characters = [...random.bytes(CHARACTERS)].map((byte) =>
    CODE_ALPHABET.charAt(byte % CODE_ALPHABET.length),
  );
  return `${characters.slice(0, GROUP).join('')}-${characters.slice(GROUP).join('')}`;
}

/** By which a code is stored; typed without the dash, in lower case or full-width it is the same. */
export function recoveryCodeHash({ owner, code }: { owner: string; code: string }): string {
  return sha256(
    `${owner}\n${code
      .normalize('NFKC')
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]/g, '')}`,
  );
}
