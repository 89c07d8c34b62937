import { z } from 'zod';
import { identifier } from './identifier.ts';
import { currencies } from './money.ts';

/**
 * A decimal string such as "100" or "100.50". It may be negative or far above every limit, because
 * such an amount is refusal 1102 and not a broken request.
 */
export const decimalAmount = z
  .string()
  .regex(/^-?\d{1,30}(\.\d{1,2})?$/, 'must be a decimal amount with at most two decimals');

/** Whole major units of any size: an amount outside the limits is refusal 1102, as above. */
export const wholeAmount = z
  .number()
  .refine(Number.isInteger, 'must be an integer')
  .meta({ type: 'integer' });

/** A walletType of a request: any text, because an unknown one is refusal 1104 and not a 400. */
export const walletTypeInput = identifier(16).describe(`A currency: ${currencies.join(', ')}.`);

export const walletTypeOutput = z.enum(currencies);
