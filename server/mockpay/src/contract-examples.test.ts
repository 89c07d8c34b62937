import { expect, test } from 'vitest';
import { completeOrder, declineCard, orderSummary, sendWebhook } from './contract.ts';
import { checkoutExamples } from './contract-examples.ts';

test.each([
  ['summary', orderSummary],
  ['complete', completeOrder.output],
  ['decline', declineCard.output],
  ['webhooks', sendWebhook.output],
] as const)('the example of %s is a valid response', (name, schema) => {
  expect(schema.parse(checkoutExamples[name])).toEqual(checkoutExamples[name]);
});
