import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { drawStops, meterMultiplier, spinStep, windowsAt } from './lines-slot.ts';
import { playWithFreeSpins, type SlotOutcome } from './slot-step.ts';
import { type StacksSlot, stacksMultiplier } from './stacks-model.ts';

/**
 * Plays one round without its stake. Each step draws one event per reel, from the left; the event is the
 * stop.
 */
export function playStacks(slot: StacksSlot, stream: OutcomeStream): SlotOutcome {
  const { windows, maxLineBets } = slot.slot;
  return playWithFreeSpins(maxLineBets, (state) => {
    const stops = drawStops(windows[state.kind], stream);
    const shown = windowsAt(windows[state.kind], stops);
    const stacks = shown.reduce((count, window) => count + window.wilds, 0);
    const multiplier = meterMultiplier(slot.slot, state) * stacksMultiplier(slot, stacks);
    return [spinStep(slot.slot, { state, stops, multiplier })];
  });
}
