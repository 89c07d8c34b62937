import type { FormatMoney } from '../game-texts.ts';
import type { Point } from '../pixi/page.ts';
import type { Special } from './engine-facts.ts';
import type { Tier } from './stage/celebration.ts';
import type { CaughtAs } from './stage/shots.ts';

/** Multiples of the price from which a catch is celebrated. */
const TIERS = { big: 30n, mega: 100n } as const;
const PLAIN = { effect: 'none', takes: [] } as const;
/** The effect of a special, and the species that it removes. */
const effects: Readonly<Record<string, Pick<CaughtAs, 'effect' | 'takes'>>> = {
  'bomb-crab': { effect: 'blast', takes: ['shrimp', 'reef-fish', 'oyster'] },
  'storm-jelly': { effect: 'lightning', takes: [] },
};

/** Presentation of a catch: its tier, and the parts of a special's prize. */
export function catchShown(caught: {
  readonly special: Special;
  readonly species: string;
  /** The hands of its round; the second lists the parts of a special's prize. */
  readonly hands: readonly (readonly number[])[];
  readonly winMinor: bigint;
  readonly priceMinor: bigint;
  readonly formatMoney: FormatMoney;
  /** Target of its coins, in page coordinates. */
  readonly purse: Point;
}): CaughtAs {
  const { special, species, hands, winMinor, priceMinor, formatMoney, purse } = caught;
  const isSpecial = species === special.name;
  return {
    purse,
    amount: formatMoney(winMinor, 'always'),
    tier: tierOf(winMinor / priceMinor),
    parts: isSpecial ? special.parts(hands[1] ?? []) : [],
    ...(effects[species] ?? PLAIN),
  };
}

function tierOf(multiple: bigint): Tier {
  if (multiple >= TIERS.mega) return 'mega';
  return multiple >= TIERS.big ? 'big' : 'catch';
}
