import { CircleAlert, CreditCard } from 'lucide-react';
import { Form } from '@/components/ui/form.tsx';
import { useForm } from '@/lib/ui/use-form.ts';
import type { CompleteOrder, FailureReason } from '../contract-types.ts';
import type { LoadedOrder } from '../order-api.ts';
import {
  type CardField,
  cardFields,
  checkCard,
  emptyCard,
  filledCard,
  findTestCard,
  formatCardNumber,
  formatExpiry,
} from '../test-cards.ts';
import { usePayTexts } from '../use-pay-texts.ts';
import { PayButton } from './pay-button.tsx';
import { TestCards } from './test-cards.tsx';
import { TextField } from './text-field.tsx';

type CardFormProps = {
  order: LoadedOrder;
  busy: boolean;
  onPay: (completion: CompleteOrder) => void;
  onDecline: (reason: FailureReason) => void;
};

/**
 * Pays by test card. The card's details stay in the page: Mockpay receives the outcome alone. A
 * declined card leaves the form for another one.
 */
export function CardForm({ order, busy, onPay, onDecline }: CardFormProps) {
  const { t, money } = usePayTexts();
  const serverNow = () => new Date(Date.now() + order.clockOffsetMs);
  const form = useForm({
    initial: emptyCard,
    check: (card) =>
      cardFields.flatMap((field) => {
        const problem = checkCard(card, { now: serverNow(), accepted: order.cards })[field];
        return problem === undefined ? [] : [{ field, problem }];
      }),
    textOf: ({ problem }) => t(`cardProblems.${problem}`),
    revalidate: 'field',
    call: { isPending: busy },
    send: ({ number }) => {
      const testCard = findTestCard(number);
      if (!testCard) return;
      const { kind: card, declineReason } = testCard;
      if (declineReason === null) onPay({ outcome: 'paid', method: 'card', card });
      else onDecline(declineReason);
    },
  });
  const field = (name: CardField) => ({
    ...form.field(name),
    onChange: (text: string) => {
      if (text !== form.fields[name]) form.change({ [name]: text });
    },
  });

  return (
    <Form form={form} className="card-form d-flex flex-column gap-3">
      <TextField
        {...field('number')}
        label={t('card.number')}
        numeric
        format={formatCardNumber}
        icon={<CreditCard size={19} />}
        badge={
          findTestCard(form.fields.number) && (
            <span className="tag rounded-xs text-on-wash fs-2xs position-absolute fw-800 text-uppercase">
              {t('card.testCard')}
            </span>
          )
        }
      />
      <div className="d-grid grid-cols-2 gap-3-5">
        <TextField
          {...field('expiry')}
          label={t('card.expiry')}
          numeric
          format={formatExpiry}
          placeholder={t('card.expiryExample')}
        />
        <TextField {...field('code')} label={t('card.code')} numeric maxLength={4} />
      </div>
      <TextField {...field('name')} label={t('card.name')} maxLength={60} />
      <TestCards
        accepted={order.cards}
        onPick={(testCard) => form.change(filledCard(testCard, serverNow()))}
      />
      <div className="notices" role="alert">
        {order.failureReason !== null && !busy && (
          <div className="notice rounded notice-error d-flex align-items-center gap-2-5 pe-1-5 ps-3-5 py-1-5 fs-md fw-550">
            <CircleAlert size={18} />
            <span className="flex-1">
              <b>{t(`reasons.${order.failureReason}`)}</b> {t('problems.declined')}
            </span>
          </div>
        )}
      </div>
      <PayButton type="submit" busy={busy}>
        {t('card.pay', { amount: money(order) })}
      </PayButton>
    </Form>
  );
}
