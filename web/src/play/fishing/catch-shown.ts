import type { FormatMoney } from '../i18n/i18n.ts';
import type { Point } from '../pixi/page.ts';
import type { Arena } from './engine-facts.ts';
import type { Tier } from './stage/celebration.ts';
import type { CaughtAs } from './stage/shots.ts';

/** From these multiples of the price a catch is celebrated. */
const TIERS = { big: 30n, mega: 100n } as const;
const PLAIN = { effect: 'none', takes: [] } as const;
/** What a special does besides paying, and which species it takes along. */
const effects: Readonly<Record<string, Pick<CaughtAs, 'effect' | 'takes'>>> = {
  'bomb-crab': { effect: 'blast', takes: ['shrimp', 'reef-fish', 'oyster'] },
  'storm-jelly': { effect: 'lightning', takes: [] },
};

/** How a catch is shown: as loud as it is large, a special with what its prize is made of. */
export function catchShown(caught: {
  readonly arena: Arena;
  readonly species: string;
  /** The hands of its round; the second says what a special's prize is made of. */
  readonly hands: readonly (readonly number[])[];
  readonly winMinor: bigint;
  readonly priceMinor: bigint;
  readonly formatMoney: FormatMoney;
  /** Where its coins go, on the page. */
  readonly purse: Point;
}): CaughtAs {
  const { arena, species, hands, winMinor, priceMinor, formatMoney, purse } = caught;
  const isSpecial = species === arena.special.name;
  return {
    purse,
    amount: formatMoney(winMinor, 'always'),
    tier: tierOf(winMinor / priceMinor),
    parts: isSpecial ? arena.special.parts(hands[1] ?? []) : [],
    ...(effects[species] ?? PLAIN),
  };
}

function tierOf(multiple: bigint): Tier {
  if (multiple >= TIERS.mega) return 'mega';
  return multiple >= TIERS.big ? 'big' : 'catch';
}
