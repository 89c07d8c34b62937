import { hashSync, verifySync } from '@node-rs/argon2';

/*
 * The worker of the hashing threads, started by `passwords.ts`. It is JavaScript because worker
 * threads that run from the sources have no TypeScript loader.
 */

/**
 * argon2id with 7 MiB and eight passes, about 11 ms here; OWASP recommends five passes for 7 MiB.
 * Hashes with 19 MiB and two passes, which OWASP rates equal to that, are still verified
 * (docs/decisions/0014).
 */
const FULL = { memoryCost: 7168, timeCost: 8, parallelism: 1 };
/** For tests: the least that argon2 accepts, a tenth of a millisecond. */
const MINIMAL = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * Hashes a password, or verifies it against a hash.
 * @param {import('./passwords.ts').HashingTask} task
 * @returns {string | boolean}
 */
export default function run({ password, passwordHash, cost }) {
  if (passwordHash !== null) return verifySync(passwordHash, password);
  return hashSync(password, cost === 'minimal' ? MINIMAL : FULL);
}
