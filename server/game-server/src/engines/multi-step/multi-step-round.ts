import type { Currency } from '@fairhall/api/contract/money';
import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { byteRecordingStream, type Draw, recordingStream } from '../draws.ts';
import type { MultiStepGame, Position, Table } from './multi-step-game.ts';

/** A deal and the choice that led to it. */
export type MultiStepDeal = {
  /** `null` for the first deal. */
  readonly choice: string | null;
  /** Its stake. */
  readonly stakeMinor: bigint;
  /** Its draws, in the order of the stream. */
  readonly draws: readonly Draw[];
  readonly table: Table;
};

export type MultiStepRound = {
  readonly steps: readonly MultiStepDeal[];
  readonly position: Position;
  /** The total stake. */
  readonly stakeMinor: bigint;
  /** `null` while the round is open. */
  readonly winMinor: bigint | null;
};

/**
 * Replays a round up to its last choice.
 *
 * @throws RangeError for an opening stake that the game does not take, a choice that was not on offer,
 * or more choices than the game has
 */
export function playMultiStep(
  game: MultiStepGame,
  {
    stakeMinor,
    currency,
    choices,
    stream,
  }: {
    stakeMinor: bigint;
    currency: Currency;
    choices: readonly string[];
    stream: OutcomeStream;
  },
): MultiStepRound {
  if (!takesStake(game, stakeMinor)) throw new RangeError(`${game.gameId} takes no ${stakeMinor}`);
  if (choices.length > game.choicesMax) throw new RangeError(`${game.gameId} never ends`);
  let draws: Draw[] = [];
  const record = game.showsBytes ? byteRecordingStream : recordingStream;
  const recording = record(stream, (draw) => draws.push(draw));
  let position = game.open(recording, { stakeMinor, currency });
  const steps: MultiStepDeal[] = [{ choice: null, stakeMinor, draws, table: position.table() }];
  for (const choice of choices) {
    draws = [];
    const extra = shareOf(stakeMinor, stakePercentOf(position, choice));
    position = position.choose(choice, recording);
    steps.push({ choice, stakeMinor: extra, draws, table: position.table() });
  }
  return {
    steps,
    position,
    stakeMinor: steps.reduce((sum, step) => sum + step.stakeMinor, 0n),
    winMinor:
      position.returnedPercent === null ? null : shareOf(stakeMinor, position.returnedPercent),
  };
}

/** Whether every stake and return of the game is an integer number of minor units. */
export function takesStake(
  { percentUnit }: Pick<MultiStepGame, 'percentUnit'>,
  stakeMinor: bigint,
): boolean {
  return stakeMinor > 0n && (stakeMinor * BigInt(percentUnit)) % 100n === 0n;
}

/** A percentage of an opening stake that the game takes. */
export function shareOf(stakeMinor: bigint, percent: number): bigint {
  return (stakeMinor * BigInt(percent)) / 100n;
}

/** The stake of a choice; 0 for one that is not on offer. */
export function stakePercentOf({ choices }: Position, name: string): number {
  return choices.find((choice) => choice.name === name)?.stakePercent ?? 0;
}
