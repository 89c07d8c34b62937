import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { walletTypeInput, walletTypeOutput } from './money-fields.ts';

export const promo = {
  welcome: endpoint({
    method: 'GET',
    path: '/promo/welcome',
    access: 'session',
    summary:
      'Whether the welcome reward is still available, and may be drawn now: in the player’s market, and not during a break.',
    input: z.object({}),
    output: z.object({
      available: z.boolean(),
      serverSeedHash: z
        .string()
        .describe('SHA-256 of the draw’s server seed, published before the draw.'),
    }),
  }),
  drawWelcome: endpoint({
    method: 'POST',
    path: '/promo/welcome',
    access: 'session',
    audited: true,
    summary:
      'Draws the welcome reward and credits it, once per person: `+` and dots of an email do not count.',
    input: z.object({ walletType: walletTypeInput.optional() }),
    output: z.object({
      amount: z.number(),
      walletType: walletTypeOutput,
      proof: z
        .object({ serverSeed: z.string(), clientSeed: z.string(), nonce: z.int() })
        .describe('The seeds and the nonce of the draw, for verification.'),
    }),
    refusals: [
      'ACCOUNT_BLOCKED',
      'UNKNOWN_CURRENCY',
      'AMOUNT_OUT_OF_RANGE',
      'NOT_IN_MARKET',
      'ALREADY_CLAIMED',
    ],
  }),
};
