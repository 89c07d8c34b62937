import { languages } from '@fairhall/api/contract/enums';
import { openCheckout } from './checkout-page.tsx';
import { failed, pending, type Replies } from './mock-servers.ts';
import { press, submit } from './screen.ts';
import { testStates } from './states.ts';

type Order = NonNullable<NonNullable<Replies['checkout']>['summary']>;

const order = (change: Partial<Exclude<Order, (...change: never) => unknown>>): Replies => ({
  checkout: { summary: (example) => ({ ...example, ...change }) },
});

testStates({ languages, open: openCheckout }, [
  {
    name: 'loading',
    replies: { checkout: { summary: pending } },
    shows: (t) => t('strip.text'),
    isLoading: true,
  },
  {
    name: 'no response',
    replies: { checkout: { summary: failed('INTERNAL') } },
    shows: (t) => t('problems.loadTitle'),
  },
  {
    name: 'an unknown order',
    replies: { checkout: { summary: failed('NOT_FOUND') } },
    shows: (t) => t('problems.notFoundTitle'),
  },
  { name: 'card', shows: (t) => t('card.number') },
  {
    name: 'card, a problem',
    steps: submit,
    shows: (t) => t('cardProblems.numberMissing'),
  },
  {
    name: 'card, declined',
    replies: order({ failureReason: 'card_declined' }),
    shows: (t) => t('reasons.card_declined'),
  },
  {
    name: 'bank transfer',
    steps: (t) => press(t('methods.bank')),
    shows: (t) => t('bank.beneficiary'),
  },
  {
    name: 'PIX',
    replies: order({
      walletType: 'BRL',
      methods: ['pix', 'card', 'bank'],
      pixCode: '00020126580014br.gov.bcb.pix0136fairhall5204000053039865802BR6304ABCD',
    }),
    shows: (t) => t('methods.pix'),
  },
  ...(['paid', 'failed', 'cancelled', 'expired'] as const).map((status) => ({
    name: status,
    replies: order({ status }),
    shows: (t: Awaited<ReturnType<typeof openCheckout>>) => t(`ended.${status}.title`),
  })),
]);
