import type { SpotRound } from '../../contract-types.ts';
import type { TableGameState } from '../table-game-state.ts';

/** The round on the table: the running one, or the newest. */
export function tableRound(state: TableGameState): SpotRound | null {
  if (state.round) return state.round;
  return state.phase === 'idle' ? (state.lastRounds[0] ?? null) : null;
}

/** The first hand of a round. */
export const firstHand = (round: SpotRound | null): readonly number[] =>
  round?.outcome.hands[0] ?? [];
