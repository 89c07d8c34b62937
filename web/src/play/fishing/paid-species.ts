import type { FishingGame } from './engine-facts.ts';

/** A species as the paytable of its arena has it. */
export type PaidSpecies = {
  readonly name: string;
  /** "×12", or "×20–500" for the special. */
  readonly pays: string;
  /** The chance of one shot, 0 to 1. */
  readonly chance: number;
};

/** In the order of what they pay, the special last. */
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
