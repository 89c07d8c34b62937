import type { SlotOutcome } from '@fairhall/game-server/engines/slot/slot-step';
import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';

type WeighedRound = { readonly chance: number; readonly outcome: SlotOutcome };

/**
 * Every round of a small slot with its chance: each time a round draws beyond the given events, all
 * values of the next event are tried. Reels of `alike` stops show the same at all of them and are
 * tried once.
 */
export function everyRound(
  play: (stream: OutcomeStream) => SlotOutcome,
  { alike = 0 }: { alike?: number } = {},
): WeighedRound[] {
  const found: WeighedRound[] = [];
  const walk = (events: readonly number[], chance: number): void => {
    const left = [...events];
    let eventCount = 0;
    const event = (of: number): number => {
      const next = of === alike ? 0 : left.shift();
      if (next !== undefined) return next;
      eventCount = of;
      throw new MoreEventsNeeded();
    };
    try {
      found.push({ chance, outcome: play({ float: () => 0, event }) });
    } catch (error) {
      if (!(error instanceof MoreEventsNeeded)) throw error;
      for (let next = 0; next < eventCount; next += 1) walk([...events, next], chance / eventCount);
    }
  };
  walk([], 1);
  return found;
}

class MoreEventsNeeded extends Error {}

/** The figures of rounds with their chances, in line bets. */
export function playedOut(rounds: readonly WeighedRound[]) {
  const mean = (of: (outcome: SlotOutcome) => number): number =>
    rounds.reduce((sum, { chance, outcome }) => sum + chance * of(outcome), 0);
  const paid = mean(({ lineBets }) => lineBets);
  return {
    mean: paid,
    standardDeviation: Math.sqrt(mean(({ lineBets }) => lineBets ** 2) - paid ** 2),
    hitRate: mean(({ lineBets }) => (lineBets > 0 ? 1 : 0)),
    freeRate: mean(({ steps }) => (steps.some(({ kind }) => kind === 'free') ? 1 : 0)),
    respinRate: mean(({ steps }) => (steps.length > 1 ? 1 : 0)),
    most: rounds.reduce((most, { outcome }) => Math.max(most, outcome.lineBets), 0),
  };
}
