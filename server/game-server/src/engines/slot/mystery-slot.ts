import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { drawStops, meterMultiplier, spinStep } from './lines-slot.ts';
import { type MysterySlot, turnOf } from './mystery-model.ts';
import { playWithFreeSpins, type SlotOutcome } from './slot-step.ts';

/**
 * Plays one round without its stake. Each spin draws one event per reel, from the left, and then
 * the ticket of its mystery symbols, also if it shows none.
 */
export function playMystery(slot: MysterySlot, stream: OutcomeStream): SlotOutcome {
  return playWithFreeSpins(slot.any.maxLineBets, (state) => {
    const stops = drawStops(slot.any.windows[state.kind], stream);
    const ticket = stream.event(slot.ticketCount);
    const multiplier = meterMultiplier(slot.any, state);
    const step = spinStep(turnOf(slot, ticket), { state, stops, multiplier });
    const strips = slot.model.lines.strips[state.kind];
    const landed = step.grid.map((column, reel) =>
      column.map((_, row) => symbolAt(strips[reel] ?? [], (stops[reel] ?? 0) + row)),
    );
    const hides = landed.flat().includes(slot.model.mystery);
    return [{ ...step, stops: [...stops, ticket], landed: hides ? landed : null }];
  });
}

function symbolAt(strip: readonly string[], place: number): string {
  return strip[place % strip.length] ?? '';
}
