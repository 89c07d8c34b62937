import type { Currency } from '@/lib/api/contract-types.ts';
import type { OfferedEvent, OpenedSport } from '../contract-types.ts';
import type { DefinitionOf } from '../definition-of.ts';
import { betsOf, choiceStatusOf, combinedOdds, returnOf, type Slip } from './slip-state.ts';
import { readStake, type StakeLimits } from './stake-input.ts';

export type OddsLimits = Pick<
  DefinitionOf<OpenedSport['kind']>['tables']['odds'],
  'legsMax' | 'combinedMax'
>;

export type SlipRules = {
  readonly currency: Currency;
  readonly limits: StakeLimits;
  readonly odds: OddsLimits;
  readonly programme: readonly OfferedEvent[];
  /** Milliseconds of the server's clock. */
  readonly now: number;
};

export type SlipValidation = {
  /** `good` if the slip can be placed, otherwise the first reason why not. */
  readonly status: 'good' | 'empty' | 'stake' | 'changed' | 'closed' | 'legs' | 'odds';
  /** The stake of one bet, in minor units; 0 for an invalid one. */
  readonly stakeMinor: bigint;
  readonly totalMinor: bigint;
  /** The return if every bet wins. */
  readonly returnMinor: bigint;
  /** In hundredths; `null` for several bets. */
  readonly odds: bigint | null;
};

/** Validates a slip before it is sent. */
export function validateSlip(slip: Slip, rules: SlipRules): SlipValidation {
  const bets = betsOf(slip);
  const stakeMinor = readStake(slip.stake, rules) ?? 0n;
  const odds = bets.map(combinedOdds);
  return {
    status: statusOf(slip, { ...rules, stakeMinor, combined: odds }),
    stakeMinor,
    totalMinor: stakeMinor * BigInt(bets.length),
    returnMinor: odds.reduce((sum, each) => sum + returnOf(stakeMinor, each), 0n),
    odds: odds.length === 1 ? (odds[0] ?? null) : null,
  };
}

function statusOf(
  slip: Slip,
  rules: SlipRules & { readonly stakeMinor: bigint; readonly combined: readonly bigint[] },
): SlipValidation['status'] {
  if (slip.choices.length === 0) return 'empty';
  const statuses = slip.choices.map((choice) => choiceStatusOf(choice, rules).kind);
  if (statuses.includes('closed')) return 'closed';
  if (statuses.includes('changed')) return 'changed';
  if (slip.mode === 'accumulator' && slip.choices.length > rules.odds.legsMax) return 'legs';
  if (rules.combined.some((odds) => odds > rules.odds.combinedMax)) return 'odds';
  return rules.stakeMinor === 0n ? 'stake' : 'good';
}
