import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { walletTypeInput, walletTypeOutput } from './money-fields.ts';

export const wallet = z.object({
  walletType: walletTypeOutput,
  currencySymbol: z.string(),
  currencyName: z.string(),
  walletBalance: z.number(),
});
export type Wallet = z.infer<typeof wallet>;

export const walletConfig = z.object({
  walletType: walletTypeOutput,
  defaultRechargeAmount: z
    .string()
    .regex(/^\d+-\d+$/)
    .describe('"min-max" in whole major units.'),
  withdrawMinAmount: z.number(),
  withdrawMaxAmount: z.number(),
});
export type WalletConfig = z.infer<typeof walletConfig>;

export const balanceDay = z.object({
  day: z.iso.date().describe('A day in UTC.'),
  balances: z
    .array(wallet.pick({ walletType: true, walletBalance: true }))
    .describe('At its end; the wallets that had money.'),
});
export type BalanceDay = z.infer<typeof balanceDay>;

export const wallets = {
  list: endpoint({
    method: 'POST',
    path: '/user/wallet',
    access: 'session',
    kind: 'query',
    summary: 'All eight wallets, or the requested one.',
    input: z.object({ walletType: walletTypeInput.optional() }),
    output: z.array(wallet),
    refusals: ['UNKNOWN_CURRENCY'],
  }),
  days: endpoint({
    method: 'GET',
    path: '/user/wallet/days',
    access: 'session',
    summary:
      'The balances of the last thirty days, oldest first; the last day is today, until now.',
    input: z.object({}),
    output: z.array(balanceDay),
  }),
  configs: endpoint({
    method: 'POST',
    path: '/payment/wallet/configs',
    access: 'session',
    kind: 'query',
    summary: 'The deposit and withdrawal limits of each wallet.',
    input: z.object({}),
    output: z.array(walletConfig),
  }),
};
