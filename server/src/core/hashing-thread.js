import { setTimeout as delay } from 'node:timers/promises';
import { hashSync, verifySync } from '@node-rs/argon2';
import { restMs } from './hashing-rest.js';

/*
 * What a hashing thread does; `passwords.ts` starts them. JavaScript, because a thread of the
 * sources has no loader for TypeScript, and one for a file of a screen would cost more than it.
 */

/**
 * argon2id on 7 MiB, where OWASP asks for five passes: eight, about 11 ms here. Hashes of 19 MiB and
 * two passes, which it takes for as strong as five, are still held against (docs/decisions/0027).
 */
const ARGON2ID = { memoryCost: 7168, timeCost: 8, parallelism: 1 };

/** The thread's last hash, by its own clock. */
let last = { startedAtMs: 0, endedAtMs: 0 };

/**
 * Hashes a password, or tells whether it is the one behind a hash.
 * @param {import('./passwords.ts').HashingTask} task
 * @returns {Promise<string | boolean>}
 */
export default async function run({ password, against, hadToWait }) {
  const rest = hadToWait ? restMs(last, performance.now()) : 0;
  if (rest > 0) await delay(rest);
  const startedAtMs = performance.now();
  try {
    return against === null
      ? hashSync(password, ARGON2ID)
      : verifySync(against, password, ARGON2ID);
  } finally {
    last = { startedAtMs, endedAtMs: performance.now() };
  }
}
