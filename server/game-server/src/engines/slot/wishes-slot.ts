import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { COUNT_MIN } from './lines-model.ts';
import { drawStops, spinStep } from './lines-slot.ts';
import { playWithFreeSpins, type SlotOutcome } from './slot-step.ts';
import type { WishesSlot } from './wishes-model.ts';

/**
 * Plays one round without its stake. Each spin draws one event per reel, from the left; a paid spin with
 * enough scatters then draws its wish, the last of its `stops`.
 */
export function playWishes({ slot, model }: WishesSlot, stream: OutcomeStream): SlotOutcome {
  let multiplier = 1;
  return playWithFreeSpins(slot.maxLineBets, (state) => {
    const stops = drawStops(slot.windows[state.kind], stream);
    const spun = spinStep(slot, { state, stops, multiplier });
    const step = { ...spun, freeSpinsAwarded: 0, wildsCollected: 0 };
    if (state.kind === 'free' || step.scatters < COUNT_MIN) return [step];
    const place = stream.event(model.wishes.length);
    const wish = model.wishes[place];
    multiplier = wish?.multiplier ?? 1;
    return [{ ...step, stops: [...stops, place], freeSpinsAwarded: wish?.spins ?? 0 }];
  });
}
