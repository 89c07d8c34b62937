import { Piscina } from 'piscina';
import { AppError } from '../../core/app-error.ts';

/** More than two at a time would starve the rest of the machine of cores and memory. */
const RUNNING_MAX = 2;
/** A longer queue (half a second to six) is refused: the caller had better come back. */
const WAITING_MAX = 64;
const RETRY_AFTER_S = 2;
/**
 * How far the threads stand back (Unix niceness) where cores are short: a flood of logins takes
 * what the other routes leave, not the other way round.
 */
const NICENESS = 10;

/** What a hashing thread is asked. */
export type HashingTask = {
  readonly password: string;
  /** A hash to hold the password against; `null` asks for a new hash. */
  readonly against: string | null;
};

/** Hashes a new password. @throws AppError 429 when too many are being hashed */
export function hashPassword(password: string): Promise<string> {
  return hashing({ password, against: null });
}

/**
 * Whether the password is the one behind the hash. Without a hash (unknown email) a dummy is
 * verified, so that both answers take the same time.
 * @throws AppError 429 when too many are being hashed
 */
export async function verifyPassword({
  password,
  passwordHash,
}: {
  password: string;
  passwordHash: string | null;
}): Promise<boolean> {
  const matches = await hashing<boolean>({
    password,
    against: passwordHash ?? (await dummyHash()),
  });
  return matches && passwordHash !== null;
}

let dummy: Promise<string> | undefined;

/** The hash of a password that nobody has. Made once; a failure is not kept. */
function dummyHash(): Promise<string> {
  dummy ??= hashPassword('a password that nobody has').catch((error) => {
    dummy = undefined;
    throw error;
  });
  return dummy;
}

let threads: Piscina | undefined;

/** Threads of their own for the whole process, from the first password on. */
function hashingThreads(): Piscina {
  threads ??= new Piscina({
    filename: new URL('./hashing-worker.js', import.meta.url).href,
    minThreads: RUNNING_MAX,
    maxThreads: RUNNING_MAX,
    niceIncrement: NICENESS,
    recordTiming: false,
  });
  return threads;
}

/** @throws AppError 429 when too many wait */
async function hashing<Result>(task: HashingTask): Promise<Result> {
  const pool = hashingThreads();
  if (pool.queueSize >= WAITING_MAX) {
    throw new AppError('TOO_MANY_REQUESTS', { retryAfterS: RETRY_AFTER_S });
  }
  return pool.run(task);
}
