import { z } from 'zod';
import { PLAIN_TEXT_MESSAGE, PLAIN_TEXT_PATTERN } from './plain-text.ts';

export const CLIENT_SEED_LENGTH_MAX = 64;

/** A player's own part of the randomness: text that they can read and type again to verify with. */
export const clientSeedInput = z
  .string()
  .trim()
  .min(1)
  .max(CLIENT_SEED_LENGTH_MAX)
  .regex(PLAIN_TEXT_PATTERN, PLAIN_TEXT_MESSAGE);
