import { fastStream } from '@fairhall/game-server/engines/fast-stream';
import { CELLS_COUNT_MIN, type CellsSlot } from '@fairhall/game-server/engines/slot/cells-model';
import type { PayList } from './pay-list.ts';
import type { SpinPays } from './spin-pays.ts';

/** So many that odds of one in a hundred thousand are within a few percent. */
export const SAMPLED_SPINS = 20_000_000;

/** The bits of a draw, and of a ticket. */
const BITS = 32;

/**
 * The distribution of the pay of a spin of drawn cells from simulated spins, always the same ones: its
 * states are too many for a sum. Spins without and with a feature are apart.
 */
export function sampledPays(
  slot: CellsSlot,
  spins: number,
): { plain: SpinPays; awarding: SpinPays } {
  const deal = dealer(slot);
  const counts = [new Map<number, number>(), new Map<number, number>()] as const;
  for (let spin = 0; spin < spins; spin += 1) {
    const pay = deal.pay();
    if (pay === 0) continue;
    const byPay = counts[deal.awards() ? 1 : 0];
    byPay.set(pay, (byPay.get(pay) ?? 0) + 1);
  }
  const list = (byPay: ReadonlyMap<number, number>): PayList => ({
    lineBets: Int32Array.from(byPay.keys()),
    chances: Float64Array.from(byPay.values(), (count) => count / spins),
  });
  const { countMin } = slot.model.scatter;
  return {
    plain: { wilds: 0, scatters: 0, pays: list(counts[0]) },
    awarding: { wilds: 0, scatters: countMin, pays: list(counts[1]) },
  };
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
    for (let cell = rows.min + Math.floor(float() * spread); cell > 0; cell -= 1) {
      const symbol = ofTicket[ticket()] ?? 0;
      cells[symbol] = (cells[symbol] ?? 0) + 1;
    }
    scatters += cells[scatter] ?? 0;
  };

  /** @returns the units that the symbols pay which this reel ends; `reel` is -1 once all have ended */
  const afterReel = (): number => {
    const wilds = reel === 0 || reel === reels - 1 ? 0 : (cells[wild] ?? 0);
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
    /** Whether that spin awards free spins; known of a spin that pays. */
    awards: (): boolean => scatters >= model.scatter.countMin,
  };
}
