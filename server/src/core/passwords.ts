import { hash, type Options, verify } from '@node-rs/argon2';
import { AppError } from './app-error.ts';

/** argon2id as OWASP advises it: 19 MiB, two passes, one lane; about 9 ms here. */
const ARGON2ID: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More than two at a time would starve the rest of the machine of cores and memory. */
const RUNNING_MAX = 2;
/** Who waits longer than this queue takes (about 0.3 s) is better told to come back. */
const WAITING_MAX = 64;
const RETRY_AFTER_S = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashes a new password. @throws AppError 429 when too many are being hashed */
export function hashPassword(password: string): Promise<string> {
  return bounded(() => hash(password, ARGON2ID));
}

/**
 * Whether the password is the one behind the hash. Without a hash (unknown email) a dummy is
 * verified, so that both answers take the same time.
 * @throws AppError 429 when too many are being hashed
 */
export function verifyPassword({
  password,
  passwordHash,
}: {
  password: string;
  passwordHash: string | null;
}): Promise<boolean> {
  return bounded(async () => {
    const matches = await verify(passwordHash ?? (await dummyHash()), password, ARGON2ID);
    return matches && passwordHash !== null;
  });
}

let dummy: Promise<string> | undefined;

function dummyHash(): Promise<string> {
  dummy ??= hash('a password that nobody has', ARGON2ID);
  return dummy;
}

async function bounded<T>(work: () => Promise<T>): Promise<T> {
  await takeSlot();
  try {
    return await work();
  } finally {
    giveSlot();
  }
}

async function takeSlot(): Promise<void> {
  if (running < RUNNING_MAX) {
    running += 1;
    return;
  }
  if (waiting.length >= WAITING_MAX) {
    throw new AppError('TOO_MANY_REQUESTS', { retryAfterS: RETRY_AFTER_S });
  }
  await new Promise<void>((resolve) => waiting.push(resolve));
}

/** A slot goes straight to whoever waits longest, so that no newcomer slips in between. */
function giveSlot(): void {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
}
