import type { Language } from '@/lib/api/contract-types.ts';
import { languages } from '../src/i18n/languages.ts';

/** Speeds on offer; 1 is the time of a player. */
export const speeds = [0.1, 0.25, 0.5, 1, 2, 4] as const;
export const motions = ['full', 'reduced'] as const;

/** What the address of a story names. */
export type Address = {
  readonly game: string;
  readonly story: string;
  readonly lang: Language;
  readonly speed: (typeof speeds)[number];
  readonly motion: (typeof motions)[number];
};

export function readAddress(search: string): Address {
  const query = new URLSearchParams(search);
  const named = (name: string) => query.get(name) ?? '';
  return {
    game: named('game'),
    story: named('story') || 'rest',
    lang: languages.find((known) => known === named('lang')) ?? 'en',
    speed: speeds.find((known) => String(known) === named('speed')) ?? 1,
    motion: motions.find((known) => known === named('motion')) ?? 'full',
  };
}

/** The search of an address, as `readAddress` reads it. */
export const searchOf = (address: Address): string =>
  `?${new URLSearchParams(Object.entries(address).map(([name, value]) => [name, String(value)]))}`;
