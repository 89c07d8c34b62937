import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { type BookSlot, filledPay } from './book-model.ts';
import { drawStops, spinStep } from './lines-slot.ts';
import { type Grid, playWithFreeSpins, type SlotOutcome, type SpinStep } from './slot-step.ts';

/**
 * Plays one round without its stake. Each spin draws one event per reel, from the left; the paid spin
 * whose scatters award free spins then draws the ticket of their symbol.
 */
export function playBook(slot: BookSlot, stream: OutcomeStream): SlotOutcome {
  let symbol = '';
  return playWithFreeSpins(slot.lines.maxLineBets, (state) => {
    const stops = drawStops(slot.lines.windows[state.kind], stream);
    const step = spinStep(slot.lines, { state, stops, multiplier: 1 });
    if (state.kind === 'free') return [step, ...filledStep(slot, { step, symbol })];
    if (step.freeSpinsAwarded === 0) return [step];
    const ticket = stream.event(slot.tickets.length);
    symbol = slot.tickets[ticket] ?? '';
    return [{ ...step, stops: [...stops, ticket] }];
  });
}

/** The step in which the drawn symbol fills its reels; none if so few pay nothing. */
function filledStep(
  slot: BookSlot,
  { step, symbol }: { step: SpinStep; symbol: string },
): SpinStep[] {
  const { grid: landed, wildsCollected } = step;
  const shows = landed.map((column) => column.includes(symbol));
  const count = shows.filter(Boolean).length;
  const lineBets = filledPay(slot, symbol, count);
  if (lineBets === 0) return [];
  const grid: Grid = landed.map((column, reel) =>
    shows[reel] ? column.map(() => symbol) : column,
  );
  const cells = grid.map((column, reel) => (shows[reel] ? column.map((_, row) => row) : []));
  return [
    {
      ...{ kind: 'fill', stops: [], landed, grid, heldReels: grid.map((_, reel) => reel) },
      ...{ multiplier: 1, lines: [], ways: [], groups: [{ symbol, count, cells, lineBets }] },
      ...{ scatters: 0, scatterLineBets: 0, freeSpinsAwarded: 0, wildsCollected, lineBets },
    },
  ];
}
