/** An exact chance: `ways` of `of` equally likely outcomes. */
export type ExactChance = { readonly ways: bigint; readonly of: bigint };

/** Odds in integer hundredths: 185 is "1.85", the stake included. */
export type OddsHundredths = bigint;

const HUNDRED = 100n;
/** Bounds of the offered odds. */
const ODDS_MIN: OddsHundredths = 101n;
const ODDS_MAX: OddsHundredths = 100_000n;
/** Maximum combined odds: no slip wins more than 10,000 times its stake. */
export const COMBINED_ODDS_MAX: OddsHundredths = 1_000_000n;
/** Maximum number of legs of a slip. */
const LEGS_MAX = 8;

/** The bounds as they stand in definitions. */
export const oddsTables = {
  min: Number(ODDS_MIN),
  max: Number(ODDS_MAX),
  combinedMax: Number(COMBINED_ODDS_MAX),
  legsMax: LEGS_MAX,
} as const;

/**
 * Odds of a chance p at a margin m: (1 − m) / p, truncated to two decimals. A bet at them returns more
 * than 1 − m − 0.01 × p and never more than 1 − m.
 *
 * @param marginPercent integer percent
 * @returns `null` if no odds are offered: no chance, certainty, or odds out of range
 */
export function oddsOf({ ways, of }: ExactChance, marginPercent: number): OddsHundredths | null {
  if (ways <= 0n) return null;
  const odds = ((HUNDRED - BigInt(marginPercent)) * of) / ways;
  return odds < ODDS_MIN || odds > ODDS_MAX ? null : odds;
}

/** Odds of legs that must all win, multiplied and then truncated to two decimals. */
export function combinedOdds(legs: readonly OddsHundredths[]): OddsHundredths {
  const product = legs.reduce((odds, leg) => odds * leg, HUNDRED);
  return product / HUNDRED ** BigInt(legs.length);
}

/** "1.85" */
export function oddsText(odds: OddsHundredths): string {
  const digits = odds.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Parses a text like "1.85" to hundredths; `null` if it is invalid. */
export function oddsOfText(text: string): OddsHundredths | null {
  const match = /^(\d{1,6})\.(\d{2})$/.exec(text);
  return match ? BigInt(`${match[1]}${match[2]}`) : null;
}

/**
 * The payout of a stake at odds: integer minor units, because a stake is a multiple of 100 minor units.
 * @throws RangeError for a stake that would require rounding
 */
export function payout({ stakeMinor, odds }: { stakeMinor: bigint; odds: OddsHundredths }): bigint {
  const hundredfold = stakeMinor * odds;
  if (hundredfold % HUNDRED !== 0n) {
    throw new RangeError(`a stake of ${stakeMinor} does not pay whole minor units`);
  }
  return hundredfold / HUNDRED;
}

/** The probability of the union of mutually exclusive events. */
export function sumOf(chances: readonly ExactChance[]): ExactChance {
  return chances.reduce(plus, { ways: 0n, of: 1n });
}

/** The probability of the intersection of independent events, or of a sequence. */
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
