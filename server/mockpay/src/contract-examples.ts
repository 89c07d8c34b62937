import type { z } from 'zod';
import type { completeOrder, declineCard, orderSummary, sendWebhook } from './contract.ts';

const PLAT_ORDER_NUM = 'MP0F3C9A61B2D84E57A0C1F9E2B7D3468A';
const returnUrl = 'http://localhost:3000/payment-result?outTradeNo=FH261121H7KQ2M9X4TB';

/** A valid response of each call of the checkout page. */
export const checkoutExamples: {
  readonly summary: z.output<typeof orderSummary>;
  readonly complete: z.output<typeof completeOrder.output>;
  readonly decline: z.output<typeof declineCard.output>;
  readonly webhooks: z.output<typeof sendWebhook.output>;
} = {
  summary: {
    platOrderNum: PLAT_ORDER_NUM,
    outTradeNo: 'FH261121H7KQ2M9X4TB',
    amount: '100.00',
    walletType: 'USD',
    status: 'pending',
    failureReason: null,
    methods: ['card', 'bank'],
    cards: ['credit', 'debit'],
    createdAt: '2026-11-21T12:00:00.000Z',
    expiresAt: '2026-11-21T12:30:00.000Z',
    now: '2026-11-21T12:00:20.000Z',
    returnUrl,
    note: 'Fairhall adds a $100.00 first-deposit match',
    pixCode: null,
  },
  complete: { status: 'paid', returnUrl },
  decline: { status: 'pending', returnUrl },
  webhooks: { eventId: 'evt_019a5b1c-9d3f-7e21-8b40-7a5c2f1e6d66' },
};
