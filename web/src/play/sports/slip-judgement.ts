import type { Currency } from '@/lib/contract-types.ts';
import type { OfferedEvent } from '../contract-types.ts';
import {
  betsOf,
  combinedOdds,
  inHundredths,
  returnOf,
  type Slip,
  standingOf,
} from './slip-state.ts';
import { readStake, type StakeLimits } from './stake-check.ts';

export type HouseRules = {
  readonly currency: Currency;
  readonly limits: StakeLimits;
  readonly legsMax: number;
  readonly oddsMax: string;
  readonly programme: readonly OfferedEvent[];
  /** The casino's time in milliseconds. */
  readonly now: number;
};

export type Judgement = {
  /** Whether the slip can be placed as it is, or the first thing that is against it. */
  readonly verdict: 'good' | 'empty' | 'stake' | 'changed' | 'closed' | 'legs' | 'odds';
  /** What one bet stakes, in minor units; 0 when it is none. */
  readonly stakeMinor: bigint;
  readonly totalMinor: bigint;
  /** What comes back when every bet wins. */
  readonly returnMinor: bigint;
  /** In hundredths; `null` when there are several bets. */
  readonly odds: bigint | null;
};

/** What the house would say to a slip, before it is asked. */
export function judge(slip: Slip, rules: HouseRules): Judgement {
  const bets = betsOf(slip);
  const stakeMinor = readStake(slip.stake, rules) ?? 0n;
  const odds = bets.map(combinedOdds);
  return {
    verdict: verdictOf(slip, { ...rules, stakeMinor, odds }),
    stakeMinor,
    totalMinor: stakeMinor * BigInt(bets.length),
    returnMinor: odds.reduce((sum, each) => sum + returnOf(stakeMinor, each), 0n),
    odds: odds.length === 1 ? (odds[0] ?? null) : null,
  };
}

function verdictOf(
  slip: Slip,
  rules: HouseRules & { readonly stakeMinor: bigint; readonly odds: readonly bigint[] },
): Judgement['verdict'] {
  if (slip.choices.length === 0) return 'empty';
  const standings = slip.choices.map((choice) => standingOf(choice, rules).kind);
  if (standings.includes('closed')) return 'closed';
  if (standings.includes('changed')) return 'changed';
  if (slip.mode === 'accumulator' && slip.choices.length > rules.legsMax) return 'legs';
  const oddsMax = inHundredths(rules.oddsMax);
  if (rules.odds.some((odds) => odds > oddsMax)) return 'odds';
  return rules.stakeMinor === 0n ? 'stake' : 'good';
}
