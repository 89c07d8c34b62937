import type { DefinitionOf } from '../definition-of.ts';
import { specialOf } from './engine-facts.ts';

/** A species with its prize and probability. */
export type PaidSpecies = {
  readonly name: string;
  /** "×12", or "×20–500" for the special. */
  readonly pays: string;
  /** Probability of a catch per shot, 0 to 1. */
  readonly chance: number;
};

/** Ordered by prize, the special last. */
export function paidSpecies({ tables }: DefinitionOf<'fishing'>): PaidSpecies[] {
  const { numbers, species, specialCaught } = tables;
  const special = specialOf(tables.special);
  const prizes = special.prizes().map(({ multiple }) => multiple);
  return [
    ...species.map(({ name, multiple, caught }) => ({
      name,
      pays: `×${multiple}`,
      chance: caught / numbers,
    })),
    {
      name: special.name,
      pays: `×${Math.min(...prizes)}–${Math.max(...prizes)}`,
      chance: specialCaught / numbers,
    },
  ];
}
