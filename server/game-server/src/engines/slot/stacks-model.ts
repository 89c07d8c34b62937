import {
  compileLinesSlot,
  type LinesModel,
  type LinesSlot,
  type ReelWindow,
} from './lines-model.ts';

/**
 * A slot with a stacked symbol, as data: a reel that it fills multiplies the pays of the spin, and the
 * meter of the free spins counts such reels instead of wilds. Pure and browser-safe.
 */
export type StacksModel = {
  /** The `wilds` of its meter are full stacks. */
  readonly lines: LinesModel;
  readonly stack: {
    readonly symbol: string;
    /** Of the pays of a spin with a full stack, or with several. */
    readonly multiplier: number;
  };
};

/** A model compiled for play. */
export type StacksSlot = {
  readonly model: StacksModel;
  /** The same reels and ways, with full stacks in the place of the wilds that the meter counts. */
  readonly slot: LinesSlot;
};

/** @throws RangeError with the rule that the model violates */
export function compileStacksSlot(model: StacksModel): StacksSlot {
  const { lines, stack } = model;
  const slot = compileLinesSlot(lines);
  const counted = (reels: readonly (readonly ReelWindow[])[]) =>
    reels.map((windows) =>
      windows.map((window) => ({
        ...window,
        wilds: window.names.every((name) => name === stack.symbol) ? 1 : 0,
      })),
    );
  const { base, free } = slot.windows;
  if (!lines.symbols.some(({ name, role }) => name === stack.symbol && role === 'regular')) {
    throw new RangeError('invalid slot model: a regular symbol is stacked');
  }
  return { model, slot: { ...slot, windows: { base: counted(base), free: counted(free) } } };
}

/** The multiplier of a spin with so many full stacks, without that of the meter. */
export const stacksMultiplier = ({ model }: StacksSlot, stacks: number): number =>
  stacks > 0 ? model.stack.multiplier : 1;
