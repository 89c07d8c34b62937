import type { TumbleSlot } from '@fairhall/game-server/engines/slot/tumble-model';
import { type CountSpace, countSpace } from './count-space.ts';

/**
 * The boards of a tumbling slot, as counts of symbols: positions are irrelevant. Scatter and comets
 * neither pay nor vanish, so that they are one kind, the last; which of them is which is independent
 * of what tumbles (`tumble-comets.ts`). Filling empty cells one after the other is a walk over such
 * counts.
 */
export type Boards = {
  readonly space: CountSpace;
  /** Of every complete board its pay in units, before any multiplier. */
  readonly pays: Float64Array;
  /** Its number of symbols that never vanish. */
  readonly lasting: Uint8Array;
  /** The number of the board that its winners leave behind; 0 is the empty one. */
  readonly leftOf: Int32Array;
  /** The rank of each board that is left behind, by number. */
  readonly leftRanks: Int32Array;
  /** The ranks with one more symbol of each kind, of every incomplete board by rank. */
  readonly grown: Int32Array;
};

export function boardsOf(slot: TumbleSlot): Boards {
  const kinds = slot.scatter + 1;
  const space = countSpace({ kinds, cells: slot.cells });
  const completeCount = space.size - space.firstComplete;
  const pays = new Float64Array(completeCount);
  const lasting = new Uint8Array(completeCount);
  const leftOf = new Int32Array(completeCount);
  const numbers = new Map([[0, 0]]);
  const left = new Int32Array(kinds);
  let board = 0;
  space.forEachComplete((counts) => {
    let paid = 0;
    for (let kind = 0; kind < kinds; kind += 1) {
      const count = counts[kind] ?? 0;
      const pay = slot.pays[kind]?.[count] ?? 0;
      left[kind] = pay === 0 ? count : 0;
      paid += pay;
    }
    pays[board] = paid;
    lasting[board] = counts[kinds - 1] ?? 0;
    if (paid > 0) leftOf[board] = numberOf(numbers, space.rankOf(left));
    board += 1;
  });
  const grown = new Int32Array(space.firstComplete * kinds);
  space.forEachIncomplete((rank, ranks) => grown.set(ranks, rank * kinds));
  return { space, pays, lasting, leftOf, leftRanks: Int32Array.from(numbers.keys()), grown };
}

function numberOf(numbers: Map<number, number>, rank: number): number {
  const number = numbers.get(rank) ?? numbers.size;
  numbers.set(rank, number);
  return number;
}

/** Values of each board that was left behind, by number; columns of several add up. */
export type Column = Float64Array;

type Dealer = {
  /** What each complete board got, `width` columns beside each other. */
  readonly dealt: Float64Array;
  /** Deals the empty cells of boards left behind; at most `width` columns. */
  readonly deal: (columns: readonly Column[]) => void;
};

/** Deals from the tickets of paid or free spins. */
export function dealerOf(
  slot: TumbleSlot,
  { boards, kind, width }: { boards: Boards; kind: 'base' | 'free'; width: number },
): Dealer {
  const { space, grown, leftRanks } = boards;
  const shares = sharesOf(slot, kind);
  const values = new Float64Array(space.size * width);
  const deal = (columns: readonly Column[]): void => {
    values.fill(0);
    for (const [column, of] of columns.entries()) {
      for (let number = 0; number < leftRanks.length; number += 1) {
        values[(leftRanks[number] ?? 0) * width + column] = of[number] ?? 0;
      }
    }
    dealCells(values, { width, grown, shares, until: space.firstComplete });
  };
  return { dealt: values.subarray(space.firstComplete * width), deal };
}

/** The chance of each paying symbol in a cell, and of one that never vanishes. */
function sharesOf(slot: TumbleSlot, kind: 'base' | 'free'): Float64Array {
  const tickets = slot.tickets[kind];
  const shares = new Float64Array(slot.scatter + 1);
  for (const symbol of tickets) {
    const place = Math.min(symbol, slot.scatter);
    shares[place] = (shares[place] ?? 0) + 1 / tickets.length;
  }
  return shares;
}

/** One more symbol always has a larger rank, so each board is complete in value when visited. */
function dealCells(
  values: Float64Array,
  of: { width: number; grown: Int32Array; shares: Float64Array; until: number },
): void {
  const { width, grown, shares, until } = of;
  const kinds = shares.length;
  for (let rank = 0; rank < until; rank += 1) {
    const from = rank * width;
    for (let kind = 0; kind < kinds; kind += 1) {
      const share = shares[kind] as number;
      const to = (grown[rank * kinds + kind] as number) * width;
      for (let column = 0; column < width; column += 1) {
        (values[to + column] as number) += share * (values[from + column] as number);
      }
    }
  }
}
