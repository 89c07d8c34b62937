/** An exact chance: `ways` of `of` equally likely outcomes. */
export type ExactChance = { readonly ways: bigint; readonly of: bigint };

/** Odds are whole hundredths inside: 185 is "1.85", the stake included. */
export type OddsHundredths = bigint;

const HUNDRED = 100n;
/** A win that pays hardly more than its stake is no bet; the longest shots are not offered either. */
const ODDS_MIN: OddsHundredths = 101n;
const ODDS_MAX: OddsHundredths = 100_000n;
/** Longer combined odds are not sold: no slip can win more than 10,000 times its stake. */
export const COMBINED_ODDS_MAX: OddsHundredths = 1_000_000n;

/**
 * Odds of a chance p at the house's margin m: (1 − m) / p, cut off after two decimals. A bet at them
 * returns more than 1 − m − 0.01 × p and never more than 1 − m.
 *
 * @param marginPercent whole percent
 * @returns `null` where the house offers none: no chance, certainty, or odds out of range
 */
export function oddsOf({ ways, of }: ExactChance, marginPercent: number): OddsHundredths | null {
  if (ways <= 0n) return null;
  const odds = ((HUNDRED - BigInt(marginPercent)) * of) / ways;
  return odds < ODDS_MIN || odds > ODDS_MAX ? null : odds;
}

/** Odds of legs that must all win, multiplied and then cut off after two decimals. */
export function combinedOdds(legs: readonly OddsHundredths[]): OddsHundredths {
  const product = legs.reduce((odds, leg) => odds * leg, HUNDRED);
  return product / HUNDRED ** BigInt(legs.length);
}

/** "1.85" */
export function oddsText(odds: OddsHundredths): string {
  const digits = odds.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The hundredths of a text like "1.85", or `null` when it is none. */
export function oddsOfText(text: string): OddsHundredths | null {
  const match = /^(\d{1,6})\.(\d{2})$/.exec(text);
  return match ? BigInt(`${match[1]}${match[2]}`) : null;
}

/**
 * What a stake at odds pays: whole minor units, because a stake is a multiple of 100 minor units.
 * @throws RangeError for a stake that would have to be rounded
 */
export function payout({ stakeMinor, odds }: { stakeMinor: bigint; odds: OddsHundredths }): bigint {
  const hundredfold = stakeMinor * odds;
  if (hundredfold % HUNDRED !== 0n) {
    throw new RangeError(`a stake of ${stakeMinor} does not pay whole minor units`);
  }
  return hundredfold / HUNDRED;
}

/** How likely one of two things is that exclude each other. */
export function sumOf(chances: readonly ExactChance[]): ExactChance {
  return chances.reduce(plus, { ways: 0n, of: 1n });
}

/** How likely two things are that have nothing to do with each other, or one and then the other. */
export function times(one: ExactChance, other: ExactChance): ExactChance {
  return reduced({ ways: one.ways * other.ways, of: one.of * other.of });
}

function plus(one: ExactChance, other: ExactChance): ExactChance {
  return reduced({ ways: one.ways * other.of + other.ways * one.of, of: one.of * other.of });
}

function reduced({ ways, of }: ExactChance): ExactChance {
  const divisor = greatestCommonDivisor(ways, of);
  return divisor > 1n ? { ways: ways / divisor, of: of / divisor } : { ways, of };
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [large, small] = [one, other];
  while (small > 0n) [large, small] = [small, large % small];
  return large;
}
