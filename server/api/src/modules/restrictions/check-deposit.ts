import { type DepositMethod, marketRules } from '../../contract/markets.ts';
import type { LimitKind } from '../../contract/safer-play.ts';
import { refusal } from '../../core/app-error.ts';
import type { DepositLimit, MoneyLimit } from './limit-budget.ts';
import type { Refused } from './limit-refusal.ts';
import { blockAt, type PlayerRestrictions } from './player-restrictions.ts';

/** What a market requires before a first deposit. */
const REQUIRED: readonly LimitKind[] = ['loss', 'time'];
/** Where the player has a choice, a limit of any of them is one. */
const OF_MONEY: readonly LimitKind[] = ['deposit', 'loss', 'wager'];

export type RequestedDeposit = {
  readonly now: Date;
  /** Whether the player has a paid deposit. */
  readonly hasDeposited: boolean;
  /** Whether the player chooses to deposit without a limit. */
  readonly noLimit: boolean;
};

/** What a deposit must respect. */
export type AllowedDeposit = {
  /** Those that the player's orders are counted against. */
  readonly limits: readonly DepositLimit[];
  readonly methods: readonly DepositMethod[];
  /** Whether the choice of no limit is to be stored. */
  readonly declinesLimits: boolean;
};

/**
 * Whether the player's restrictions allow a deposit. Pure: everything it depends on is in the snapshot.
 * Before a first deposit some markets require a choice of limits: LIMIT_CHOICE_DUE has the
 * `missing` kinds, and `mayDecline`.
 */
export function checkDeposit(
  restrictions: PlayerRestrictions,
  { now, hasDeposited, noLimit }: RequestedDeposit,
): Refused | AllowedDeposit {
  const { market, depositLimits, limitedKinds, hasDeclinedLimits } = restrictions;
  const block = blockAt(restrictions, now);
  if (block) return { error: refusal('ACCOUNT_BLOCKED', block), limit: null };

  const { firstDeposit, depositMethods: methods } = marketRules[market];
  const allowed = { limits: depositLimits.filter(isSet), methods, declinesLimits: false };
  if (firstDeposit === 'offer' || hasDeposited) return allowed;
  if (firstDeposit === 'require') {
    const missing = REQUIRED.filter((kind) => !limitedKinds.has(kind));
    return missing.length === 0 ? allowed : choiceDue({ missing, mayDecline: false });
  }
  if (hasDeclinedLimits || OF_MONEY.some((kind) => limitedKinds.has(kind))) return allowed;
  if (!noLimit) return choiceDue({ missing: ['deposit'], mayDecline: true });
  return { ...allowed, declinesLimits: true };
}

const isSet = (limit: MoneyLimit): limit is DepositLimit => limit.amountMinor !== null;

function choiceDue(data: { missing: readonly LimitKind[]; mayDecline: boolean }): Refused {
  return { error: refusal('LIMIT_CHOICE_DUE', data), limit: null };
}
