import type { Currency } from '@/lib/api/contract-types.ts';
import type { SettledRound } from '../chips/use-settlement.ts';
import { toMinor } from '../money.ts';
import { type StakeResult, stakeResult } from '../round-return.ts';
import { revealedRound } from '../session/round-state.ts';
import { type Table, tableOf } from './deal-plan.ts';
import type { MultiStepState } from './multi-step-state.ts';

/** What became of the stake of a hand; `null` while the hand is open. */
export const handResult = (
  { stake, win }: Table['hands'][number],
  currency: Currency,
): StakeResult | null => (win === null ? null : stakeResult({ stake, win }, currency));

/** What the settlement of the shown round consists of. */
export function settledRound(state: MultiStepState): SettledRound {
  const { currency, stakeMinor } = state;
  const round = revealedRound(state);
  const staked = round ? tableOf(round).hands.filter(({ stake }) => Number(stake) > 0) : [];
  const results = staked.map((hand) => handResult(hand, currency));
  return {
    roundId: round?.roundId,
    isOpen: round !== null && toMinor(round.outcome.openingStake, currency) === stakeMinor,
    hasLost: results.some((result) => result?.isLost),
    hasWon: results.some((result) => result !== null && result.paidMinor > 0n),
  };
}
