import type { StakeRule } from './spot-game.ts';

/** Percent of a whole. */
const WHOLE = 100n;

type Returns = ReturnType<StakeRule['returns']>;

/** The step in percent of the returns that a stake pays in whole minor units: 20 minor units, 5 %. */
export const returnStep = (stakeMinor: bigint): number => Number(WHOLE / gcd(stakeMinor, WHOLE));

/** Whether a stake pays every return of a spot in whole minor units. */
export const paysExactly = ({ step }: Pick<Returns, 'step'>, stakeMinor: bigint): boolean =>
  (stakeMinor * BigInt(step)) % WHOLE === 0n;

/**
 * The largest stake whose own largest win is within `winMaxMinor` and that pays every return exactly.
 * @param units.unitMinor of which every stake of the game is a multiple
 */
export function stakeMaxMinor(
  { step, max }: Returns,
  units: { readonly winMaxMinor: bigint; readonly unitMinor: bigint },
): bigint {
  const { winMaxMinor, unitMinor } = units;
  const exactMinor = WHOLE / gcd(BigInt(step), WHOLE);
  const multiple = (unitMinor * exactMinor) / gcd(unitMinor, exactMinor);
  const most = (winMaxMinor * WHOLE) / BigInt(max);
  return most - (most % multiple);
}

function gcd(one: bigint, other: bigint): bigint {
  return other === 0n ? one : gcd(other, one % other);
}
