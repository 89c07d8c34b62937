import type { DecisionOutcome, RoundOutcome } from '@fairhall/game-server/contract';
import { sha256Hex } from '../verify/web-hmac.ts';

export type Outcome = RoundOutcome | DecisionOutcome;

/**
 * What a round showed and paid, as JSON. Its parts are named here one by one, because later versions
 * of the contract add fields to an outcome, which must not change its digest.
 */
export function canonicalOutcome(outcome: Outcome): string {
  switch (outcome.engine) {
    case 'slot':
      return JSON.stringify([
        'slot',
        outcome.steps.map(({ kind, grid, multiplier, amount }) => [kind, grid, multiplier, amount]),
      ]);
    case 'spots':
      return JSON.stringify([
        'spots',
        outcome.hands,
        outcome.bets.map(({ spot, amount, win }) => [spot, amount, win]),
      ]);
    case 'decisions':
      return JSON.stringify([
        'decisions',
        outcome.openingStake,
        outcome.steps.map(({ choice, stake, table }) => [
          choice,
          stake,
          table.hands.map(({ name, cards, stake: staked, win }) => [name, cards, staked, win]),
        ]),
      ]);
  }
}

/** SHA-256 (hex) of the canonical outcome. @throws without Web Crypto, as outside of https */
export const outcomeDigest = (outcome: Outcome): Promise<string> =>
  sha256Hex(canonicalOutcome(outcome));
