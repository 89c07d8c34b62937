import { CreditCard } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Form } from 'react-bootstrap';
import { useSpeech } from '../i18n/speech.ts';
import type { LoadedOrder } from '../order-api.ts';
import {
  type CardDetails,
  type CardField,
  checkCard,
  emptyCard,
  filledCard,
  findTestCard,
  formatCardNumber,
  formatExpiry,
} from '../test-cards.ts';
import type { CompleteOrder } from '../wire.ts';
import { PayButton } from './pay-button.tsx';
import { TestCards } from './test-cards.tsx';
import { TextField } from './text-field.tsx';

type CardFormProps = {
  order: LoadedOrder;
  busy: boolean;
  onPay: (completion: CompleteOrder) => void;
};

/** Pays by test card. What is typed stays in the page: Mockpay hears the outcome alone. */
export function CardForm({ order, busy, onPay }: CardFormProps) {
  const { t, money } = useSpeech();
  const [card, setCard] = useState(emptyCard);
  const [problems, setProblems] = useState<ReturnType<typeof checkCard>>({});
  const serverNow = () => new Date(Date.now() + order.clockOffsetMs);

  const change = (field: CardField) => (text: string) => {
    if (text === card[field]) return;
    setCard({ ...card, [field]: text });
    setProblems(({ [field]: _solved, ...others }) => others);
  };
  const fill = (filled: CardDetails) => {
    setCard(filled);
    setProblems({});
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = checkCard(card, serverNow());
    setProblems(found);
    const [firstField] = Object.keys(found);
    const testCard = findTestCard(card.number);
    if (firstField !== undefined) focusField(event.currentTarget, firstField);
    else if (testCard) onPay(testCard.completion);
  };
  const field = (name: CardField) => {
    const problem = problems[name];
    return {
      name,
      value: card[name],
      problem: problem ? t(`cardProblems.${problem}`) : null,
      onText: change(name),
    };
  };

  return (
    <Form noValidate className="card-form" onSubmit={submit}>
      <TextField
        {...field('number')}
        label={t('card.number')}
        numeric
        format={formatCardNumber}
        icon={<CreditCard size={19} />}
        badge={findTestCard(card.number) && <span className="tag">{t('card.testCard')}</span>}
      />
      <div className="field-pair">
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
      <TestCards onPick={(testCard) => fill(filledCard(testCard, serverNow()))} />
      <PayButton type="submit" busy={busy}>
        {t('card.pay', { amount: money(order) })}
      </PayButton>
    </Form>
  );
}

function focusField(form: HTMLFormElement, name: string): void {
  const element = form.elements.namedItem(name);
  if (element instanceof HTMLElement) element.focus();
}
