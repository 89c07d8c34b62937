import type { PlayerLimit, User } from '../../db/generated/client.ts';
import type { Reader } from '../../db/reader.ts';
import type { Exclusion } from './exclusion.ts';

/** What restricts a player, as the account's row has it. */
export type StoredAccountRestrictions = Exclusion &
  Pick<
    User,
    | 'timeOutUntil'
    | 'hasLimits'
    | 'limitAskedAt'
    | 'market'
    | 'realityCheckMinutes'
    | 'realityCheckedAt'
    | 'restrictionsVersion'
  >;

/** A limit, which every entry of play and every deposit reads. */
export type StoredRestrictionLimit = Pick<
  PlayerLimit,
  'kind' | 'period' | 'amountMinor' | 'currency' | 'carriedSince'
>;

export type StoredRestrictions = StoredAccountRestrictions & {
  readonly limits: readonly StoredRestrictionLimit[];
};

/** Prepared once: every bet and every deposit makes them. */
export type RestrictionQueries = {
  /** @throws Error for an unknown player */
  account(userId: string): Promise<StoredAccountRestrictions>;
  /** The limits of a player who has set one. */
  limits(userId: string): Promise<readonly StoredRestrictionLimit[]>;
  /** Whether an account has a stake, rolled back or not. */
  hasPlayed(account: string): Promise<boolean>;
  /** When the player last staked in a market with rules for it; `null` for never. */
  lastStakeAt(userId: string): Promise<Date | null>;
};

export function prepareRestrictionQueries(reader: Reader): RestrictionQueries {
  const account = reader.prepareFind<StoredAccountRestrictions>({
    name: 'restrictions',
    sql: `SELECT "id" AS "key", "selfExcludedUntil", "returnsAt", "timeOutUntil", "hasLimits", "limitAskedAt",
        "market", "realityCheckMinutes", "realityCheckedAt", "restrictionsVersion" FROM "User" WHERE "id" = :key`,
    kinds: {
      selfExcludedUntil: 'date',
      returnsAt: 'date',
      timeOutUntil: 'date',
      hasLimits: 'boolean',
      limitAskedAt: 'date',
      realityCheckMinutes: 'number',
      realityCheckedAt: 'date',
      restrictionsVersion: 'number',
    },
  });
  const limits = reader.prepareList<StoredRestrictionLimit>({
    name: 'limits',
    sql: `SELECT "userId" AS "key", "kind", "period", "amountMinor", "currency", "carriedSince"
      FROM "PlayerLimit" WHERE "userId" = :key`,
    kinds: { carriedSince: 'date' },
  });
  const stakeOf = reader.prepareQuery<object, { account: string }>({
    name: 'stake of an account',
    // A partial index leaves the house out, so the condition is part of the text.
    sql: `SELECT 1 AS "found" FROM "LedgerPosting"
      WHERE "account" = :account AND "account" <> 'house' AND "type" IN ('bet', 'win', 'rollback')
        AND "type" = 'bet' LIMIT 1`,
    kinds: {},
  });
  const lastStake = reader.prepareFind<{ at: Date }>({
    name: 'last stake',
    sql: 'SELECT "userId" AS "key", "at" FROM "LedgerStake" WHERE "userId" = :key',
    kinds: { at: 'date' },
  });
  return {
    async account(userId) {
      const found = await account(userId);
      if (!found) throw new Error(`there is no player ${userId}`);
      return found;
    },
    limits,
    hasPlayed: async (name) => (await stakeOf({ account: name })).length > 0,
    lastStakeAt: async (userId) => (await lastStake(userId))?.at ?? null,
  };
}
