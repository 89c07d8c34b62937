import type { FishingGame } from './engine-facts.ts';

/** A species with its prize and probability. */
export type PaidSpecies = {
  readonly name: string;
  /** "×12", or "×20–500" for the special. */
  readonly pays: string;
  /** Probability of a catch per shot, 0 to 1. */
  readonly chance: number;
};

/** Ordered by prize, the special last. */
export function paidSpecies({ arena, numbers, catchNumbers }: FishingGame): PaidSpecies[] {
  const { species, special } = arena;
  const prizes = special.prizes().map(({ multiple }) => multiple);
  const pays = new Map(species.map(({ name, multiple }) => [name, `×${multiple}`]));
  pays.set(special.name, `×${Math.min(...prizes)}–${Math.max(...prizes)}`);
  return [...pays].map(([name, text]) => ({
    name,
    pays: text,
    chance: catchNumbers(name) / numbers,
  }));
}
