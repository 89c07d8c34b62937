import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { paidGrid, windowsAt } from './lines-slot.ts';
import { outcomeOf, type SlotOutcome, type SpinStep } from './slot-step.ts';
import { multiplierOf, type WildReelsSlot } from './wild-reels-model.ts';

/**
 * Plays one round without its stake. Each step draws one event for every reel that moves, from the
 * left; the event is the stop. A held reel keeps the stop at which it became wild.
 */
export function playWildReels(slot: WildReelsSlot, stream: OutcomeStream): SlotOutcome {
  const reels = slot.slot.windows.base;
  const steps: SpinStep[] = [];
  let stops: readonly number[] = [];
  let held: readonly number[] = [];
  for (;;) {
    const before = { stops, held };
    stops = reels.map((windows, reel) =>
      before.held.includes(reel) ? (before.stops[reel] ?? 0) : stream.event(windows.length),
    );
    const shown = windowsAt(reels, stops);
    held = slot.wildReels.filter((reel) => before.held.includes(reel) || shown[reel]?.wilds);
    steps.push(stepOf(slot, { stops, heldBefore: before.held, wild: held }));
    // The reels that became wild in this step are held for one more.
    if (held.length === before.held.length) return outcomeOf(steps, slot.slot.maxLineBets);
  }
}

function stepOf(
  slot: WildReelsSlot,
  given: {
    readonly stops: readonly number[];
    readonly heldBefore: readonly number[];
    readonly wild: readonly number[];
  },
): SpinStep {
  const { stops, heldBefore, wild } = given;
  const windows = windowsAt(slot.slot.windows.base, stops);
  const sight = (wildReels: readonly number[]) =>
    windows.map((window, reel) => (wildReels.includes(reel) ? slot.wildWindow : window));
  const multiplier = multiplierOf(slot, wild.length);
  return {
    kind: heldBefore.length === 0 ? 'base' : 'respin',
    stops,
    landed: wild.length > heldBefore.length ? sight(heldBefore).map(({ names }) => names) : null,
    heldReels: heldBefore,
    ...paidGrid(slot.slot, { shown: sight(wild), multiplier }),
    freeSpinsAwarded: 0,
    wildsCollected: 0,
  };
}
