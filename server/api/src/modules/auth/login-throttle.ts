import { AppError } from '../../core/app-error.ts';
import type { Attempt, Backoff, Limit, LimitedKey } from './backoff.ts';

const KNOWN_LOCATION: Limit = { name: 'known location', freeFailures: 10 };
const UNKNOWN_LOCATION: Limit = { name: 'unknown location', freeFailures: 10 };
const NETWORK: Limit = { name: 'network', freeFailures: 30 };
/** Of their own: a right password resets the counter of a known location. */
const KNOWN_LOCATION_FACTOR: Limit = { name: 'factor, known location', freeFailures: 10 };
const UNKNOWN_LOCATION_FACTOR: Limit = { name: 'factor, unknown location', freeFailures: 10 };
const IN_SESSION: Limit = { name: 'in session', freeFailures: 10 };
const RESET_REQUEST: Limit = { name: 'reset request', freeFailures: 100 };

/** An attempt that the throttle allows. */
export type AllowedAttempt = {
  /** Runs `verify`. Only a wrong password remains counted, no error of `verify`. */
  run(verify: () => Promise<boolean>): Promise<boolean>;
};

type LoginAttempt = {
  readonly email: string;
  readonly network: string;
  readonly locationHash: string;
  readonly isKnownLocation: boolean;
  readonly now: Date;
};

type Counted = LimitedKey & {
  /** Whether a correct password resets the counter: it contains only the player's own failures. */
  readonly isOwn: boolean;
};

/**
 * Limits password guessing per account and per network with exponential backoff.
 *
 * Attempts from unknown locations do not lock a player out: at a known location only the attempts
 * made there count. Unknown locations share one counter per account, so that many networks guess no
 * faster than one, and each network has one counter over all accounts. During such an attack a
 * player at an unknown location can reset the password by mail, which resets the account's counter.
 * Unknown emails have a counter like any other.
 */
export class LoginThrottle {
  readonly #backoff: Backoff;
  readonly #limitsNetworks: boolean;

  constructor({ backoff, rateLimit }: { backoff: Backoff; rateLimit: boolean }) {
    this.#backoff = backoff;
    this.#limitsNetworks = rateLimit;
  }

  /**
   * Allows one login attempt.
   * @throws TOO_MANY_REQUESTS with the seconds to wait; the attempt is not counted
   */
  login(login: LoginAttempt): Promise<AllowedAttempt> {
    return this.#allowLogin(login, { known: KNOWN_LOCATION, unknown: UNKNOWN_LOCATION });
  }

  /** Allows one attempt to enter a second factor after the password. @throws as `login` */
  secondFactor(login: LoginAttempt): Promise<AllowedAttempt> {
    const limits = { known: KNOWN_LOCATION_FACTOR, unknown: UNKNOWN_LOCATION_FACTOR };
    return this.#allowLogin(login, limits);
  }

  #allowLogin(
    { email, network, locationHash, isKnownLocation, now }: LoginAttempt,
    { known, unknown }: { known: Limit; unknown: Limit },
  ): Promise<AllowedAttempt> {
    if (isKnownLocation)
      return this.#allow([{ limit: known, key: locationHash, isOwn: true }], now);
    const counted = [{ limit: unknown, key: email, isOwn: false }];
    if (this.#limitsNetworks) counted.push({ limit: NETWORK, key: network, isOwn: false });
    return this.#allow(counted, now);
  }

  /** Allows one attempt to enter the password or a code in a session. @throws as `login` */
  inSession({ userId, now }: { userId: string; now: Date }): Promise<AllowedAttempt> {
    return this.#allow([{ limit: IN_SESSION, key: userId, isOwn: true }], now);
  }

  /** Allows one request for a reset mail. @throws as `login` */
  async requestReset({ network, now }: { network: string; now: Date }): Promise<void> {
    if (this.#limitsNetworks) await this.#begin([{ limit: RESET_REQUEST, key: network }], now);
  }

  /**
   * Resets the account's counters, for unknown locations and for the player's own, after a password
   * reset, which proves access to the mailbox.
   */
  async resetAccount({
    email,
    locationHash,
  }: {
    email: string;
    locationHash: string;
  }): Promise<void> {
    await this.#backoff.reset({ limit: UNKNOWN_LOCATION, key: email });
    await this.#backoff.reset({ limit: KNOWN_LOCATION, key: locationHash });
  }

  /** Deletes counters that no longer delay an attempt. @returns the number of deleted ones */
  deleteExpired(batch: { now: Date; limit: number }): Promise<number> {
    return this.#backoff.deleteExpired(batch);
  }

  async #allow(counted: readonly Counted[], now: Date): Promise<AllowedAttempt> {
    const attempt = await this.#begin(counted, now);
    return {
      run: async (verify) => {
        const matches = await verify().catch(async (error: unknown) => {
          await attempt.withdraw();
          throw error;
        });
        if (!matches) return false;
        await attempt.withdraw();
        for (const key of counted) if (key.isOwn) await this.#backoff.reset(key);
        return true;
      },
    };
  }

  /** @throws TOO_MANY_REQUESTS */
  async #begin(keys: readonly LimitedKey[], now: Date): Promise<Attempt> {
    const begun = await this.#backoff.begin(keys, now);
    if (!('waitMs' in begun)) return begun;
    throw new AppError('TOO_MANY_REQUESTS', { retryAfterS: Math.ceil(begun.waitMs / 1000) });
  }
}
