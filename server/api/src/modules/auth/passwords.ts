import { Piscina } from 'piscina';
import { passwordForm } from '../../contract/player-fields.ts';
import { AppError } from '../../core/app-error.ts';

/** More threads would take too many cores and too much memory from the other routes. */
const RUNNING_MAX = 2;
/** Tasks that run or wait. A full queue takes 0.5 to 6 seconds; further calls are rejected. */
const TASKS_MAX = 66;
/** The share of one network, so that a flood from there leaves the queue to the others. */
const TASKS_PER_NETWORK_MAX = 8;
/** The share of all registrations, so that they leave at least as much to logins. */
const REGISTRATIONS_MAX = TASKS_MAX / 2;
const RETRY_AFTER_S = 2;
/** Unix niceness of the threads, so that other routes have priority over a flood of logins. */
const NICENESS = 10;

/** The task of a hashing thread. */
export type HashingTask = {
  readonly password: string;
  /** The hash to verify against; `null` computes a new hash. */
  readonly passwordHash: string | null;
};

/** Whose share of the queue a task takes. */
export type TaskSource = {
  /** The caller's network; `null` for the server itself and without rate limits. */
  readonly network: string | null;
  readonly isRegistration?: boolean;
};

const SERVER: TaskSource = { network: null };

/** Hashes a new password. @throws TOO_MANY_REQUESTS when the queue or the source's share is full */
export function hashPassword(password: string, source = SERVER): Promise<string> {
  return runTask({ password: passwordForm(password), passwordHash: null }, source);
}

/**
 * Whether the password matches the hash, in the form that is hashed today or, if that differs, as
 * typed, which older hashes are of. Without a hash (unknown email) it verifies a dummy as often, so
 * that both cases take the same time.
 * @throws TOO_MANY_REQUESTS when the queue or the source's share is full
 */
export async function verifyPassword(
  { password, passwordHash }: HashingTask,
  source = SERVER,
): Promise<boolean> {
  const verifiedHash = passwordHash ?? (await dummyHash());
  for (const form of new Set([passwordForm(password), password])) {
    const task = { password: form, passwordHash: verifiedHash };
    if (await runTask<boolean>(task, source)) return passwordHash !== null;
  }
  return false;
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

let registrations = 0;
let tasks = 0;
const tasksByNetwork = new Map<string, number>();

/** @throws TOO_MANY_REQUESTS when the queue or the source's share is full */
async function runTask<Result>(task: HashingTask, source: TaskSource): Promise<Result> {
  if (isFullFor(source)) throw new AppError('TOO_MANY_REQUESTS', { retryAfterS: RETRY_AFTER_S });
  count(source, 1);
  try {
    return await hashingThreads().run(task);
  } finally {
    count(source, -1);
  }
}

function isFullFor({ network, isRegistration }: TaskSource): boolean {
  if (tasks >= TASKS_MAX || (isRegistration && registrations >= REGISTRATIONS_MAX)) return true;
  return network !== null && (tasksByNetwork.get(network) ?? 0) >= TASKS_PER_NETWORK_MAX;
}

function count({ network, isRegistration }: TaskSource, change: 1 | -1): void {
  tasks += change;
  if (isRegistration) registrations += change;
  if (network === null) return;
  const ofNetwork = (tasksByNetwork.get(network) ?? 0) + change;
  if (ofNetwork === 0) tasksByNetwork.delete(network);
  else tasksByNetwork.set(network, ofNetwork);
}
