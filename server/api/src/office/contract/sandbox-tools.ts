import { z } from 'zod';
import { int4 } from '../../contract/field-types.ts';
import { identifier } from '../../contract/identifier.ts';
import { walletTypeInput } from '../../contract/money-fields.ts';
import { moment, uid } from './fields.ts';
import { staffEndpoint } from './office-endpoint.ts';

/** How long Mockpay stays silent. */
export const OUTAGE_S = 60;

/** Irregular events of Mockpay, of an order that has ended. */
const irregularEvents = ['duplicate', 'late', 'wrong_amount'] as const;

const ONLY = 'Only with sample data and not in production, otherwise 404.';

export const sandboxTools = {
  get: staffEndpoint({
    method: 'GET',
    path: '/test-desk',
    permission: 'read',
    summary: `Whether the sandbox tools are available. ${ONLY}`,
    input: z.object({}),
    output: z.object({ silenceSeconds: z.int() }),
    notFound: true,
  }),
  deposit: staffEndpoint({
    method: 'POST',
    path: '/test-desk/deposits',
    permission: 'manage',
    summary: `Orders a deposit for a player and pays it at Mockpay. ${ONLY}`,
    input: z.object({
      uid,
      walletType: walletTypeInput,
      amount: int4().positive().describe('Whole major units.'),
    }),
    output: z.object({ outTradeNo: z.string() }),
    refusals: [
      'UNKNOWN_CURRENCY',
      'AMOUNT_OUT_OF_RANGE',
      'ACCOUNT_BLOCKED',
      'LIMIT_CHOICE_DUE',
      'LIMIT_REACHED',
      'PAYMENT_UNAVAILABLE',
    ],
    notFound: true,
  }),
  webhook: staffEndpoint({
    method: 'POST',
    path: '/test-desk/webhooks',
    permission: 'manage',
    summary: `Lets Mockpay send an irregular event of a deposit that has ended. ${ONLY}`,
    input: z.object({
      outTradeNo: identifier(64).describe('The number of a deposit.'),
      send: z.enum(irregularEvents),
    }),
    output: z.object({ eventId: z.string() }),
    refusals: ['WRONG_STATE', 'PAYMENT_UNAVAILABLE'],
    notFound: true,
  }),
  silence: staffEndpoint({
    method: 'POST',
    path: '/test-desk/silence',
    permission: 'manage',
    summary: `Mockpay answers no call and sends no event for ${OUTAGE_S} seconds. ${ONLY}`,
    input: z.object({}),
    output: z.object({ until: moment }),
    refusals: ['PAYMENT_UNAVAILABLE'],
    notFound: true,
  }),
  elapseDelays: staffEndpoint({
    method: 'POST',
    path: '/test-desk/limit-delays',
    permission: 'manage',
    summary: `The raises of a player’s limits that wait can be confirmed now. ${ONLY}`,
    input: z.object({ uid }),
    output: z.object({ limits: z.int().nonnegative().describe('How many there were.') }),
    notFound: true,
  }),
  reset: staffEndpoint({
    method: 'POST',
    path: '/test-desk/reset',
    permission: 'manage',
    summary:
      'Brings the sample accounts back to what a first start makes: ends their sessions, restores their ' +
      `settings, and adjusts their balances. ${ONLY}`,
    input: z.object({}),
    output: z.object({
      accounts: z.int().nonnegative(),
      adjustments: z.int().nonnegative().describe('Wallets that were adjusted.'),
    }),
    refusals: ['WRONG_STATE'],
    notFound: true,
  }),
};
