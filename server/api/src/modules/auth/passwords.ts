import type { Settings } from '@fairhall/kit/settings';
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
export type HashingTask = StoredPassword & { readonly cost: PasswordCost };

type StoredPassword = {
  readonly password: string;
  /** The hash to verify against; `null` computes a new hash. */
  readonly passwordHash: string | null;
};

type PasswordCost = Settings['passwordCost'];

/** What a new hash costs, and whose share of the queue a task takes. */
export type HashingOptions = {
  readonly cost: PasswordCost;
  /** The caller's network; `null` for the server itself and without rate limits. */
  readonly network: string | null;
  readonly isRegistration?: boolean;
};

const OF_SERVER: HashingOptions = { cost: 'full', network: null };

/** Hashes a new password. @throws TOO_MANY_REQUESTS when the queue or the caller's share is full */
export function hashPassword(password: string, options = OF_SERVER): Promise<string> {
  return runTask({ password: passwordForm(password), passwordHash: null }, options);
}

/**
 * Whether the password matches the hash, in the form that is hashed today or, if that differs, as
 * typed, which older hashes are of. Without a hash (unknown email) it verifies a dummy as often, so
 * that both cases take the same time.
 * @throws TOO_MANY_REQUESTS when the queue or the caller's share is full
 */
export async function verifyPassword(
  { password, passwordHash }: StoredPassword,
  options = OF_SERVER,
): Promise<boolean> {
  const verifiedHash = passwordHash ?? (await dummyHash(options.cost));
  for (const form of new Set([passwordForm(password), password])) {
    const task = { password: form, passwordHash: verifiedHash };
    if (await runTask<boolean>(task, options)) return passwordHash !== null;
  }
  return false;
}

const dummies = new Map<PasswordCost, Promise<string>>();

/** The hash of a password that no account has. Computed once for each cost; a failure is not cached. */
function dummyHash(cost: PasswordCost): Promise<string> {
  const computed = dummies.get(cost);
  if (computed) return computed;
  const hash = hashPassword('a password that nobody has', { ...OF_SERVER, cost });
  dummies.set(cost, hash);
  hash.catch(() => dummies.delete(cost));
  return hash;
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

/** @throws TOO_MANY_REQUESTS when the queue or the caller's share is full */
async function runTask<Result>(stored: StoredPassword, options: HashingOptions): Promise<Result> {
  if (isFullFor(options)) throw new AppError('TOO_MANY_REQUESTS', { retryAfterS: RETRY_AFTER_S });
  count(options, 1);
  try {
    return await hashingThreads().run({ ...stored, cost: options.cost } satisfies HashingTask);
  } finally {
    count(options, -1);
  }
}

function isFullFor({ network, isRegistration }: HashingOptions): boolean {
  if (tasks >= TASKS_MAX || (isRegistration && registrations >= REGISTRATIONS_MAX)) return true;
  return network !== null && (tasksByNetwork.get(network) ?? 0) >= TASKS_PER_NETWORK_MAX;
}

function count({ network, isRegistration }: HashingOptions, change: 1 | -1): void {
  tasks += change;
  if (isRegistration) registrations += change;
  if (network === null) return;
  const ofNetwork = (tasksByNetwork.get(network) ?? 0) + change;
  if (ofNetwork === 0) tasksByNetwork.delete(network);
  else tasksByNetwork.set(network, ofNetwork);
}
