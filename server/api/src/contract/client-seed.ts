import { line } from './field-types.ts';

export const CLIENT_SEED_LENGTH_MAX = 64;

/** The player's part of the randomness, as text that the player can retype for a verification. */
export const clientSeedInput = line({ trim: true }).min(1).max(CLIENT_SEED_LENGTH_MAX);
