import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import type { SlotOutcome } from './slot-step.ts';

/** A slot compiled for play. */
export type PlayableSlot = {
  /** Equal parts of a stake, of which pays are multiples. */
  readonly units: number;
  readonly play: (stream: OutcomeStream) => SlotOutcome;
};

export type StakedSlotOutcome = SlotOutcome & {
  readonly lineBetMinor: bigint;
  readonly winMinor: bigint;
};

/**
 * Plays one round for a stake: the paid spin and everything that follows from it.
 *
 * @param stakeMinor total stake in minor units; a multiple of the slot's units
 * @throws RangeError if the stake is not divisible by the units
 */
export function spin(
  slot: PlayableSlot,
  { stakeMinor, stream }: { stakeMinor: bigint; stream: OutcomeStream },
): StakedSlotOutcome {
  const units = BigInt(slot.units);
  if (stakeMinor <= 0n || stakeMinor % units !== 0n) {
    throw new RangeError(`a stake of ${stakeMinor} does not divide into ${units} equal parts`);
  }
  const { steps, lineBets, isCapped } = slot.play(stream);
  const lineBetMinor = stakeMinor / units;
  return { steps, lineBets, isCapped, lineBetMinor, winMinor: lineBetMinor * BigInt(lineBets) };
}
