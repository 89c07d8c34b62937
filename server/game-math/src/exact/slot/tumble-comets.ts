import type { TumbleSlot } from '@fairhall/game-server/engines/slot/tumble-model';

/**
 * What the symbols are that never vanish: each is a comet with the same chance, else a scatter,
 * independent of the others and of what tumbles. The classes of a spin that ends with so many of
 * them: whether it awards free spins, and the number of its comets.
 */
type LastingClass = {
  readonly awards: boolean;
  readonly comets: number;
  readonly chance: number;
};

/** The classes by the number of symbols that never vanish. */
export function lastingClasses(slot: TumbleSlot, kind: 'base' | 'free'): LastingClass[][] {
  const { tickets, scatter } = slot.model;
  const place = slot.scatter;
  const [scatters = 0, comets = 0] = tickets[kind].slice(place);
  const share = comets / Math.max(scatters + comets, 1);
  return Array.from({ length: slot.cells + 1 }, (_, lasting) => {
    let chance = (1 - share) ** lasting;
    return Array.from({ length: comets === 0 ? 1 : lasting + 1 }, (_none, count) => {
      const one = { awards: lasting - count >= scatter.countMin, comets: count, chance };
      chance *= (((lasting - count) / (count + 1)) * share) / (1 - share);
      return one;
    });
  });
}

/** Multipliers with their chances. */
export type Multipliers = ReadonlyMap<number, number>;

/** The multiplier of a spin with no comet, one, two and so on up to `most`. */
export function multipliersOf(slot: TumbleSlot, most: number): Multipliers[] {
  const values = slot.model.comets?.values ?? [];
  const tickets = values.reduce((sum, { count }) => sum + count, 0);
  const byComets: Multipliers[] = [new Map([[1, 1]])];
  let sums = new Map([[0, 1]]);
  for (let comets = 1; comets <= most; comets += 1) {
    const next = new Map<number, number>();
    for (const [sum, chance] of sums) {
      for (const { multiplier, count } of values) {
        const more = sum + multiplier;
        next.set(more, (next.get(more) ?? 0) + (chance * count) / tickets);
      }
    }
    byComets.push(next);
    sums = next;
  }
  return byComets;
}

/** The expected multiplier and its square, by the number of comets. */
export function multiplierMoments(slot: TumbleSlot): { mean: number; meanSquare: number }[] {
  const values = slot.model.comets?.values ?? [];
  const tickets = values.reduce((sum, { count }) => sum + count, 0);
  const mean = values.reduce((sum, one) => sum + (one.count * one.multiplier) / tickets, 0);
  const square = values.reduce((sum, one) => sum + (one.count * one.multiplier ** 2) / tickets, 0);
  return Array.from({ length: slot.cells + 1 }, (_, comets) =>
    comets === 0
      ? { mean: 1, meanSquare: 1 }
      : { mean: comets * mean, meanSquare: comets * (square - mean ** 2) + (comets * mean) ** 2 },
  );
}
