import { AppError } from '../../core/app-error.ts';
import { ExponentialBackoff } from './exponential-backoff.ts';

const ENTRIES_MAX = 20_000;

function afterFailures(freeFailures: number): ExponentialBackoff {
  return new ExponentialBackoff({ freeFailures, entriesMax: ENTRIES_MAX });
}

/** An admitted try. */
export type Attempt = {
  /** Verifies the password and counts a wrong one. A failure to verify at all does not count. */
  counting(verify: () => Promise<boolean>): Promise<boolean>;
};

type Counted = {
  readonly delay: ExponentialBackoff;
  readonly key: string;
  /** A tally of one player's own mistakes is void once the password was right. */
  readonly isOwn: boolean;
};

/**
 * Slows guessing down, per account and per address, with exponential backoff.
 *
 * A stranger never locks a player out: from an address that the player has logged in from, only
 * the tries made there count. Strangers share one tally for each account, so that many addresses
 * guess no faster than one, and a tally for each address over all accounts. A player who is at a
 * new address while strangers keep the account's tally up gets in with the mail of a forgotten
 * password, which clears it. Unknown emails have a tally like any other.
 */
export class LoginThrottle {
  readonly #ownPlaces = afterFailures(10);
  readonly #strangers = afterFailures(10);
  readonly #addresses = afterFailures(30);
  readonly #changes = afterFailures(10);
  readonly #resetRequests = afterFailures(100);
  readonly #countsAddresses: boolean;

  constructor({ rateLimit }: { rateLimit: boolean }) {
    this.#countsAddresses = rateLimit;
  }

  /**
   * Admits one login.
   * @param place names the email and the network together
   * @throws AppError 429 with the seconds to wait; nothing was counted
   */
  login(login: {
    email: string;
    network: string;
    place: string;
    isOwnPlace: boolean;
    now: Date;
  }): Attempt {
    const { email, network, place, isOwnPlace, now } = login;
    if (isOwnPlace)
      return attemptAllowedBy([{ delay: this.#ownPlaces, key: place, isOwn: true }], now);
    const tallies = [{ delay: this.#strangers, key: email, isOwn: false }];
    if (this.#countsAddresses) {
      tallies.push({ delay: this.#addresses, key: network, isOwn: false });
    }
    return attemptAllowedBy(tallies, now);
  }

  /** Admits one try of the current password by who holds a session. @throws as `login` */
  changePassword({ userId, now }: { userId: string; now: Date }): Attempt {
    return attemptAllowedBy([{ delay: this.#changes, key: userId, isOwn: true }], now);
  }

  /** Admits one request for a reset mail. @throws as `login` */
  requestReset({ network, now }: { network: string; now: Date }): void {
    if (!this.#countsAddresses) return;
    assertNoWait([{ delay: this.#resetRequests, key: network }], now);
    this.#resetRequests.begin(network, now).failed();
  }

  /** Whoever sets a new password holds the mailbox: what strangers tried before is void. */
  passwordReset({ email }: { email: string }): void {
    this.#strangers.forget(email);
  }
}

function assertNoWait(counted: readonly Pick<Counted, 'delay' | 'key'>[], now: Date): void {
  const waitMs = Math.max(...counted.map(({ delay, key }) => delay.waitMs(key, now)));
  if (waitMs === 0) return;
  throw new AppError('TOO_MANY_REQUESTS', { retryAfterS: Math.ceil(waitMs / 1000) });
}

function attemptAllowedBy(counted: readonly Counted[], now: Date): Attempt {
  assertNoWait(counted, now);
  const tries = counted.map(({ delay, key }) => delay.begin(key, now));
  return {
    async counting(verify) {
      const matches = await verify().catch((error: unknown) => {
        for (const begun of tries) begun.withdraw();
        throw error;
      });
      for (const begun of tries) {
        if (matches) begun.withdraw();
        else begun.failed();
      }
      if (matches) for (const { delay, key, isOwn } of counted) if (isOwn) delay.forget(key);
      return matches;
    },
  };
}
