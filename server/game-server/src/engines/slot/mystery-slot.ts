import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { drawStops, meterMultiplier, spinStep } from './lines-slot.ts';
import { litCells, type MysterySlot, turnOf, turnsAfter } from './mystery-model.ts';
import { playWithFreeSpins, type SlotOutcome } from './slot-step.ts';

/**
 * Plays one round without its stake. Each spin draws one event per reel, from the left, and then
 * the ticket of its mystery symbols, also if it shows none.
 */
export function playMystery(slot: MysterySlot, stream: OutcomeStream): SlotOutcome {
  const { mystery, lines } = slot.model;
  return playWithFreeSpins(slot.any.maxLineBets, (state) => {
    const { kind, freeSpinsPlayed } = state;
    const stops = drawStops(slot.any.windows[kind], stream);
    const ticket = stream.event(slot.ticketCount);
    const multiplier = meterMultiplier(slot.any, state);
    const isFree = kind === 'free';
    const turns = isFree ? turnsAfter(slot, freeSpinsPlayed) : (slot.levels[0] ?? []);
    const step = spinStep(turnOf(turns, ticket), { state, stops, multiplier });
    const lit = isFree ? litCells(slot.model, freeSpinsPlayed) : [];
    const landed = step.grid.map((column, reel) =>
      column.map((_, row) =>
        lit.some((cell) => cell.reel === reel && cell.row === row)
          ? mystery
          : symbolAt(lines.strips[kind][reel] ?? [], (stops[reel] ?? 0) + row),
      ),
    );
    const hides = landed.flat().includes(mystery);
    return [{ ...step, stops: [...stops, ticket], landed: hides ? landed : null }];
  });
}

function symbolAt(strip: readonly string[], place: number): string {
  return strip[place % strip.length] ?? '';
}
