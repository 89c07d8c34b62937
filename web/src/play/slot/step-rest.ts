import type { OpenedSlot, Paytable, SlotRound, SpinStep } from '../contract-types.ts';
import { stickySymbols } from './feature-progress.ts';
import { type Cell, isAmong } from './stage/cells.ts';
import type { Grid, ReelsRest } from './stage/reel-rest.ts';
import type { StripPlace } from './stage/reel-tape.ts';

/** The strips of a slot for paid and free spins; `null` for a slot whose symbols tumble. */
export type ReelStrips = { readonly base: Grid; readonly free: Grid } | null;

/** The strips of a slot, from its definition. */
export function reelStripsOf({ sheet }: Pick<OpenedSlot, 'sheet'>): ReelStrips {
  if (!('strips' in sheet.tables)) return null;
  const { strips } = sheet.tables;
  return 'base' in strips ? strips : null;
}

/** The strips that dealt a round; `null` for a round of another definition. */
export function stripsThatDealt(
  { proof }: SlotRound,
  { strips, rulesHash }: { readonly strips: ReelStrips; readonly rulesHash: string },
): ReelStrips {
  return proof.rulesHash === null || proof.rulesHash === rulesHash ? strips : null;
}

/** The strips along which the reels run for a step; the same ones for a respin as for a paid spin. */
function stripsOf(step: SpinStep, strips: ReelStrips): Grid | null {
  return strips?.[step.kind === 'free' ? 'free' : 'base'] ?? null;
}

/** The strips to spin along before a step stops; `null` when it did not stop on them. */
export function knownStrips(
  step: SpinStep | undefined,
  strips: ReelStrips,
  sticky: readonly Cell[] = [],
): Grid | null {
  if (!step || !placesOf(step, strips, sticky)) return null;
  return stripsOf(step, strips);
}

/** The reels as a step stops, before its symbols turn. */
export function landedRest(
  step: SpinStep,
  strips: ReelStrips,
  sticky: readonly Cell[] = [],
): ReelsRest {
  return { grid: step.landed ?? step.grid, places: placesOf(step, strips, sticky) };
}

/** The reels as a step is paid. */
export function paidRest(
  step: SpinStep,
  strips: ReelStrips,
  sticky: readonly Cell[] = [],
): ReelsRest {
  return { grid: step.grid, places: placesOf(step, strips, sticky) };
}

/**
 * Where the reels stand after a step; `null` when its stops are unknown, or when the strips do not
 * have its symbols there, as for a round that older strips dealt. Held reels are wild from top to
 * bottom, and sticky symbols cover those of the strips.
 */
function placesOf(
  step: SpinStep,
  strips: ReelStrips,
  sticky: readonly Cell[],
): readonly StripPlace[] | null {
  const reels = stripsOf(step, strips);
  if (!reels || step.stops.length < reels.length) return null;
  const places = reels.map((strip, reel) => ({ strip, stop: step.stops[reel] ?? 0 }));
  const landed = step.landed ?? step.grid;
  const areTrue = places.every(
    (place, reel) =>
      step.heldReels.includes(reel) ||
      (landed[reel] ?? []).every(
        (symbol, row) => symbol === symbolAt(place, row) || isAmong(sticky, { reel, row }),
      ),
  );
  return areTrue ? places : null;
}

function symbolAt({ strip, stop }: StripPlace, row: number): string {
  return strip[(stop + row) % strip.length] ?? '';
}

/**
 * The reels when a slot opens: as the newest shown round left them. Before the first round, the
 * strips stand at their position 0; a slot without strips shows its paying symbols in the order of
 * the paytable.
 */
export function openingRest(
  { lastRounds, rulesHash }: Pick<OpenedSlot, 'lastRounds' | 'rulesHash'>,
  {
    strips,
    unseen,
    paytable,
  }: {
    readonly strips: ReelStrips;
    readonly unseen: SlotRound | null;
    readonly paytable: Paytable;
  },
): ReelsRest {
  const { symbols, reels, rows, feature } = paytable;
  const rowsMin = feature?.kind === 'cells' ? feature.rows.min : rows;
  // An earlier definition may have dealt fewer rows, or more.
  const fits = ({ outcome }: SlotRound) =>
    outcome.steps.every(({ grid }) =>
      grid.every(({ length }) => length >= rowsMin && length <= rows),
    );
  const newest = lastRounds.find((round) => round !== unseen && fits(round));
  const { steps } = newest?.outcome ?? { steps: [] };
  const last = steps.at(-1);
  if (newest && last) {
    const sticky = stickySymbols(steps, steps.length - 1, paytable);
    return paidRest(last, stripsThatDealt(newest, { strips, rulesHash }), sticky);
  }
  const columns = Array.from({ length: reels }, (_, reel) => reel);
  const cells = Array.from({ length: rows }, (_, row) => row);
  if (strips) {
    const places = strips.base.map((strip) => ({ strip, stop: 0 }));
    return {
      grid: places.map((place) => cells.map((row) => symbolAt(place, row))),
      places,
    };
  }
  // A wild or a scatter may never land on some of the reels.
  const paying = symbols.filter(({ role }) => role === 'regular');
  const inOrder = (place: number) => paying[place % paying.length]?.symbol ?? '';
  return {
    grid: columns.map((reel) => cells.map((row) => inOrder(reel * rows + row))),
    places: null,
  };
}
