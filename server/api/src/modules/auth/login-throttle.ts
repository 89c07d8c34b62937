import { AppError } from '../../core/app-error.ts';
import { ExponentialBackoff } from './exponential-backoff.ts';

const ENTRIES_MAX = 20_000;

function afterFailures(freeFailures: number): ExponentialBackoff {
  return new ExponentialBackoff({ freeFailures, entriesMax: ENTRIES_MAX });
}

/** An attempt that the throttle allows. */
export type AllowedAttempt = {
  /** Runs `verify`. Only a wrong password remains counted, no error of `verify`. */
  run(verify: () => Promise<boolean>): Promise<boolean>;
};

type Limit = {
  readonly backoff: ExponentialBackoff;
  readonly key: string;
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
  readonly #knownLocations = afterFailures(10);
  readonly #unknownLocations = afterFailures(10);
  readonly #networks = afterFailures(30);
  readonly #passwordChanges = afterFailures(10);
  readonly #resetRequests = afterFailures(100);
  readonly #limitsNetworks: boolean;

  constructor({ rateLimit }: { rateLimit: boolean }) {
    this.#limitsNetworks = rateLimit;
  }

  /**
   * Allows one login attempt.
   * @throws AppError 429 with the seconds to wait; the attempt is not counted
   */
  login(login: {
    email: string;
    network: string;
    locationHash: string;
    isKnownLocation: boolean;
    now: Date;
  }): AllowedAttempt {
    const { email, network, locationHash, isKnownLocation, now } = login;
    if (isKnownLocation) {
      return allowAttempt([{ backoff: this.#knownLocations, key: locationHash, isOwn: true }], now);
    }
    const limits = [{ backoff: this.#unknownLocations, key: email, isOwn: false }];
    if (this.#limitsNetworks) {
      limits.push({ backoff: this.#networks, key: network, isOwn: false });
    }
    return allowAttempt(limits, now);
  }

  /** Allows one attempt to enter the current password in a session. @throws as `login` */
  changePassword({ userId, now }: { userId: string; now: Date }): AllowedAttempt {
    return allowAttempt([{ backoff: this.#passwordChanges, key: userId, isOwn: true }], now);
  }

  /** Allows one request for a reset mail. @throws as `login` */
  requestReset({ network, now }: { network: string; now: Date }): void {
    if (!this.#limitsNetworks) return;
    assertAllowed([{ backoff: this.#resetRequests, key: network }], now);
    this.#resetRequests.begin(network, now);
  }

  /**
   * Resets the account's counters, for unknown locations and for the player's own, after a password
   * reset, which proves access to the mailbox.
   */
  resetAccount({ email, locationHash }: { email: string; locationHash: string }): void {
    this.#unknownLocations.reset(email);
    this.#knownLocations.reset(locationHash);
  }
}

function assertAllowed(limits: readonly Pick<Limit, 'backoff' | 'key'>[], now: Date): void {
  const waitMs = Math.max(...limits.map(({ backoff, key }) => backoff.waitMs(key, now)));
  if (waitMs === 0) return;
  throw new AppError('TOO_MANY_REQUESTS', { retryAfterS: Math.ceil(waitMs / 1000) });
}

function allowAttempt(limits: readonly Limit[], now: Date): AllowedAttempt {
  assertAllowed(limits, now);
  const attempts = limits.map(({ backoff, key }) => backoff.begin(key, now));
  return {
    async run(verify) {
      const withdraw = () => {
        for (const attempt of attempts) attempt.withdraw();
      };
      const matches = await verify().catch((error: unknown) => {
        withdraw();
        throw error;
      });
      if (!matches) return false;
      withdraw();
      for (const { backoff, key, isOwn } of limits) if (isOwn) backoff.reset(key);
      return true;
    },
  };
}
