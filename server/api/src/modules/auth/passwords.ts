import { Piscina } from 'piscina';
import { AppError } from '../../core/app-error.ts';

/** More threads would take too many cores and too much memory from the other routes. */
const RUNNING_MAX = 2;
/** A full queue takes 0.5 to 6 seconds; further calls are rejected. */
const WAITING_MAX = 64;
const RETRY_AFTER_S = 2;
/** Unix niceness of the threads, so that other routes have priority over a flood of logins. */
const NICENESS = 10;

/** The task of a hashing thread. */
export type HashingTask = {
  readonly password: string;
  /** The hash to verify against; `null` computes a new hash. */
  readonly passwordHash: string | null;
};

/** Hashes a new password. @throws AppError 429 when the queue is full */
export function hashPassword(password: string): Promise<string> {
  return runTask({ password, passwordHash: null });
}

/**
 * Whether the password matches the hash. Without a hash (unknown email) it verifies a dummy, so
 * that both cases take the same time.
 * @throws AppError 429 when the queue is full
 */
export async function verifyPassword({
  password,
  passwordHash,
}: {
  password: string;
  passwordHash: string | null;
}): Promise<boolean> {
  const matches = await runTask<boolean>({
    password,
    passwordHash: passwordHash ?? (await dummyHash()),
  });
  return matches && passwordHash !== null;
}

let dummy: Promise<string> | undefined;

/** The hash of a password that no account has. Computed once; a failure is not cached. */
function dummyHash(): Promise<string> {
  dummy ??= hashPassword('a password that nobody has').catch((error) => {
    dummy = undefined;
    throw error;
  });
  return dummy;
}

let threads: Piscina | undefined;

/** The worker threads of this process, started with the first task. */
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

/** @throws AppError 429 when the queue is full */
async function runTask<Result>(task: HashingTask): Promise<Result> {
  const pool = hashingThreads();
  if (pool.queueSize >= WAITING_MAX) {
    throw new AppError('TOO_MANY_REQUESTS', { retryAfterS: RETRY_AFTER_S });
  }
  return pool.run(task);
}
