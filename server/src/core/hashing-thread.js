import { hashSync, verifySync } from '@node-rs/argon2';

/*
 * What a hashing thread does; `passwords.ts` starts them. JavaScript, because a thread of the
 * sources has no loader for TypeScript, and one for a file of a screen would cost more than it.
 */

/** argon2id as OWASP advises it: 19 MiB, two passes, one lane; about 9 ms here. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes a password, or tells whether it is the one behind a hash.
 * @param {import('./passwords.ts').HashingTask} task
 * @returns {string | boolean}
 */
export default function run({ password, against }) {
  return against === null ? hashSync(password, ARGON2ID) : verifySync(against, password, ARGON2ID);
}
