import type { DecisionRound, Replay, SlotRound, SpotRound } from '../contract-types.ts';

type Rounds = { slot: SlotRound; spots: SpotRound; decisions: DecisionRound };

/** The round of a replay. @throws Error for that of another engine */
export function replayedRound<Engine extends keyof Rounds>(
  replayed: Replay,
  engine: Engine,
): Rounds[Engine] {
  if (replayed.kind === 'round' && replayed.round.outcome.engine === engine) {
    return replayed.round as Rounds[Engine];
  }
  throw new Error(`the replay has no round of the engine ${engine}`);
}
