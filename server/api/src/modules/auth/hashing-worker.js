import { hashSync, verifySync } from '@node-rs/argon2';

/*
 * What a hashing thread does; `passwords.ts` starts them. JavaScript, because a thread of the
 * sources has no loader for TypeScript, and one for a file of a screen would cost more than it.
 */

/**
 * argon2id on 7 MiB, where OWASP asks for five passes: eight, about 11 ms here. Hashes of 19 MiB and
 * two passes, which it takes for as strong as five, are still held against (docs/decisions/0027).
 */
const ARGON2ID = { memoryCost: 7168, timeCost: 8, parallelism: 1 };

/**
 * Hashes a password, or tells whether it is the one behind a hash.
 * @param {import('./passwords.ts').HashingTask} task
 * @returns {string | boolean}
 */
export default function run({ password, against }) {
  return against === null ? hashSync(password, ARGON2ID) : verifySync(against, password, ARGON2ID);
}
