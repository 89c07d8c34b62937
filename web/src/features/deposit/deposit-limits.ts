/** Limits of one deposit in integer major units, both inclusive. */
export type DepositLimits = { readonly min: number; readonly max: number };

/** The limits of a wallet whose configuration is missing or malformed. */
export const DEFAULT_LIMITS: DepositLimits = { min: 1, max: 1_000_000 };

/** Parses `defaultRechargeAmount`, the text "min-max"; anything else returns the defaults. */
export function parseLimits(defaultRechargeAmount: string | undefined): DepositLimits {
  const match = /^(\d{1,15})-(\d{1,15})$/.exec(defaultRechargeAmount ?? '');
  if (match === null) return DEFAULT_LIMITS;
  const [min, max] = [Number(match[1]), Number(match[2])];
  return min <= max ? { min, max } : DEFAULT_LIMITS;
}
