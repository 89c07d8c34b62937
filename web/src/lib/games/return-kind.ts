/** Whether a return is more than its stake, part or all of it, or nothing. */
export type ReturnKind = 'won' | 'back' | 'lost';

/**
 * The one rule of how a return is shown. Only more than the stake is a gain: it alone is named a
 * win, has its colour and is celebrated. A return up to the stake is shown neutrally.
 * @param amounts both in minor units, or both in major units
 */
export function returnKind<Amount extends bigint | number>(amounts: {
  readonly returned: Amount;
  readonly staked: Amount;
}): ReturnKind {
  const { returned, staked } = amounts;
  if (returned > staked) return 'won';
  return returned > 0 ? 'back' : 'lost';
}
