import { type Market, marketRules } from '@fairhall/api/contract/markets';

/** The kinds of limits that a first deposit can require, with the period that the step offers. */
const periods = { deposit: 'month', loss: 'month', time: 'day' } as const;
export type ChosenKind = keyof typeof periods;

/** What the player has to choose before a first deposit. */
export type LimitChoice = {
  readonly kinds: readonly ChosenKind[];
  readonly mayDecline: boolean;
};

export const TIME_MINUTES = { min: 15, max: 1440 } as const;
export const AMOUNT_MAX = 10_000_000;

/** The period of a limit that the step sets. */
export const periodOf = (kind: ChosenKind) => periods[kind];

/**
 * The choice that is due by the market's rules; null for none.
 * @param kinds of the limits that the player has
 */
export function limitChoice(market: Market, kinds: readonly string[]): LimitChoice | null {
  switch (marketRules[market].firstDeposit) {
    case 'offer':
      return null;
    case 'choose': {
      const hasLimit = kinds.some((kind) => kind !== 'time');
      return hasLimit ? null : { kinds: ['deposit'], mayDecline: true };
    }
    case 'require': {
      const missing = (['loss', 'time'] as const).filter((kind) => !kinds.includes(kind));
      return missing.length === 0 ? null : { kinds: missing, mayDecline: false };
    }
  }
}

/** The whole number of a field; null for anything that the limit does not take. */
export function limitAmount(kind: ChosenKind, text: string): number | null {
  if (!/^\d{1,8}$/.test(text.trim())) return null;
  const amount = Number(text);
  const { min, max } = kind === 'time' ? TIME_MINUTES : { min: 0, max: AMOUNT_MAX };
  return amount >= min && amount <= max ? amount : null;
}
