import { fastStream } from '@fairhall/game-server/engines/fast-stream';
import { CELLS_COUNT_MIN, type CellsSlot } from '@fairhall/game-server/engines/slot/cells-model';
import type { PayList } from './pay-list.ts';

/** So many that odds of one in a hundred thousand are within a few percent. */
export const SAMPLED_SPINS = 20_000_000;

/** The bits of a draw, and of a ticket. */
const BITS = 32;

/**
 * The distribution of the pay of a spin of drawn cells that pays, by its scatters, from simulated spins,
 * always the same ones: its states are too many for a sum.
 */
export function sampledPays(slot: CellsSlot, spins: number): ReadonlyMap<number, PayList> {
  const deal = dealer(slot);
  const counts = new Map<number, Map<number, number>>();
  for (let spin = 0; spin < spins; spin += 1) {
    const pay = deal.pay();
    if (pay === 0) continue;
    const scatters = deal.scatters();
    const byPay = counts.get(scatters) ?? new Map<number, number>();
    counts.set(scatters, byPay);
    byPay.set(pay, (byPay.get(pay) ?? 0) + 1);
  }
  const list = (byPay: ReadonlyMap<number, number>): PayList => ({
    lineBets: Int32Array.from(byPay.keys()),
    chances: Float64Array.from(byPay.values(), (count) => count / spins),
  });
  return new Map([...counts].map(([scatters, byPay]) => [scatters, list(byPay)]));
}

/** Deals spins without an allocation; the reels after the one that ends every symbol are not dealt. */
function dealer({ model }: CellsSlot) {
  const { reels, rows, symbols, tickets } = model;
  const { float } = fastStream(BITS);
  const [wild, scatter] = [symbols.length, symbols.length + 1];
  const ofTicket = Uint8Array.from(
    tickets.flatMap((count, symbol) => Array.from({ length: count }, () => symbol)),
  );
  const ticketBits = Math.log2(ofTicket.length);
  const mask = ofTicket.length - 1;
  const spread = rows.max - rows.min + 1;
  const ways = new Float64Array(symbols.length);
  const cells = new Uint8Array(tickets.length);
  let bits = 0;
  let left = 0;
  let scatters = 0;
  let reel = 0;

  const ticket = (): number => {
    if (left < ticketBits) {
      bits = float() * 2 ** BITS;
      left = BITS;
    }
    const drawn = bits & mask;
    bits >>>= ticketBits;
    left -= ticketBits;
    return drawn;
  };

  const dealReel = (): void => {
    cells.fill(0);
    const more = spread > 1 ? Math.floor(float() * spread) : 0;
    for (let cell = rows.min + more; cell > 0; cell -= 1) {
      const symbol = ofTicket[ticket()] ?? 0;
      cells[symbol] = (cells[symbol] ?? 0) + 1;
    }
    scatters += cells[scatter] ?? 0;
  };

  /** @returns the units that the symbols pay which this reel ends; `reel` is -1 once all have ended */
  const afterReel = (): number => {
    const wilds = model.wildReels.includes(reel) ? (cells[wild] ?? 0) : 0;
    let pay = 0;
    let lives = false;
    for (let symbol = 0; symbol < wild; symbol += 1) {
      const before = ways[symbol] ?? 0;
      if (before === 0) continue;
      const now = before * ((cells[symbol] ?? 0) + wilds);
      ways[symbol] = now;
      if (now > 0) lives = true;
      else pay += before * (symbols[symbol]?.pays[reel - CELLS_COUNT_MIN] ?? 0);
    }
    reel = lives ? reel + 1 : -1;
    return pay;
  };

  return {
    /** The pay of the next spin, in units. */
    pay: (): number => {
      ways.fill(1);
      scatters = 0;
      let pay = 0;
      let dealt = 0;
      for (reel = 0; reel >= 0 && reel < reels; dealt += 1) {
        dealReel();
        pay += afterReel();
      }
      if (pay === 0 && reel < 0) return 0;
      for (let symbol = 0; symbol < wild; symbol += 1) {
        pay += (ways[symbol] ?? 0) * (symbols[symbol]?.pays.at(-1) ?? 0);
      }
      for (; dealt < reels; dealt += 1) dealReel();
      return pay;
    },
    /** The scatters of that spin; known of a spin that pays. */
    scatters: (): number => scatters,
  };
}
