export type Volatility = 'low' | 'medium' | 'high';

/** Below this volatility index a game is low, below the next medium, else high. */
const MEDIUM_FROM = 5;
const HIGH_FROM = 10;

/** The catalogue's label of a volatility index (1.96 standard deviations, in stakes). */
export function volatilityOf(volatilityIndex: number): Volatility {
  if (volatilityIndex < MEDIUM_FROM) return 'low';
  return volatilityIndex < HIGH_FROM ? 'medium' : 'high';
}
