import { z } from 'zod';
import { PLAIN_TEXT_MESSAGE, PLAIN_TEXT_PATTERN } from './plain-text.ts';

export const CLIENT_SEED_LENGTH_MAX = 64;

/** The player's part of the randomness, as text that the player can retype for a verification. */
export const clientSeedInput = z
  .string()
  .trim()
  .min(1)
  .max(CLIENT_SEED_LENGTH_MAX)
  .regex(PLAIN_TEXT_PATTERN, PLAIN_TEXT_MESSAGE);
