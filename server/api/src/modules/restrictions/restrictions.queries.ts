import type { PlayerLimit, User } from '../../db/generated/client.ts';
import type { Exclusion } from './exclusion.ts';

/** What restricts a player, as the account's row has it. */
export type StoredProtection = Exclusion &
  Pick<
    User,
    | 'timeOutUntil'
    | 'hasLimits'
    | 'limitAskedAt'
    | 'market'
    | 'realityCheckMinutes'
    | 'realityCheckedAt'
  >;

/** A limit, which every entry of play and every deposit reads. */
export type StoredRestrictionLimit = Pick<
  PlayerLimit,
  'kind' | 'period' | 'amountMinor' | 'currency' | 'carriedSince'
>;

export type StoredRestrictions = StoredProtection & {
  readonly limits: readonly StoredRestrictionLimit[];
};

/** Prepared once: every bet and every deposit makes them. */
export type RestrictionQueries = {
  /** @throws Error for an unknown player */
  protection(userId: string): Promise<StoredProtection>;
  /** The limits of a player who has set one. */
  limits(userId: string): Promise<readonly StoredRestrictionLimit[]>;
  /** Whether an account has a stake, rolled back or not. */
  hasPlayed(account: string): Promise<boolean>;
  /** When the player last staked in a market with rules for it; `null` for never. */
  lastStakeAt(userId: string): Promise<Date | null>;
};
