import { currencyFacts } from '@fairhall/api/contract/money';
import { Clock } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Form } from '@/components/ui/form.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import type { Currency } from '@/lib/api/contract-types.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { type FormState, useForm } from '@/lib/ui/use-form.ts';
import { useSetLimits } from '../api/use-limit-choice.ts';
import {
  AMOUNT_MAX,
  type ChosenKind,
  type LimitChoice,
  limitAmount,
  TIME_MINUTES,
} from '../limit-choice.ts';

type Fields = Readonly<Record<ChosenKind, string>>;

type StepProps = {
  readonly choice: LimitChoice;
  /** The player's, in which limits are set. */
  readonly currency: Currency;
  readonly onDecline: () => void;
};

/** The limits that the player chooses before a first deposit, by the market's rules. */
export function LimitChoiceStep({ choice, currency, onDecline }: StepProps) {
  const { kinds, mayDecline } = choice;
  const { t } = useTranslation(['app', 'limit-choice']);
  const setLimits = useSetLimits();
  const problemText = useProblemText(currency);
  const form = useForm({
    initial: { deposit: '', loss: '', time: '' } satisfies Fields,
    check: (fields) =>
      kinds
        .filter((kind) => limitAmount(kind, fields[kind]) === null)
        .map((kind) => ({ field: kind })),
    textOf: ({ field }) => problemText(field),
    call: setLimits,
    failed: t('limit-choice:failed'),
    revalidate: 'field',
    send: (fields) =>
      setLimits.mutate(kinds.map((kind) => ({ kind, amount: Number(fields[kind]) }))),
  });
  return (
    <Form form={form} className="money-form min-h-0 d-flex flex-column">
      <div className="rm-body">
        <h3 className="m-0">{t('limit-choice:title')}</h3>
        <p className="text-2 m-0">
          {mayDecline ? t('limit-choice:choose') : t('limit-choice:require')}
        </p>
        {kinds.map((kind) => (
          <LimitField key={kind} {...{ kind, form, currency }} />
        ))}
      </div>
      <div className="rm-footer">
        {form.failure && <Notice tone="error">{form.failure}</Notice>}
        <SubmitButton
          isPending={setLimits.isPending}
          label={t('limit-choice:set')}
          pendingLabel={t('limit-choice:setting')}
        />
        {mayDecline && (
          <Button variant="secondary" size="lg" className="w-100 mt-2" onClick={onDecline}>
            {t('limit-choice:notNow')}
          </Button>
        )}
      </div>
    </Form>
  );
}

function LimitField(props: {
  readonly kind: ChosenKind;
  readonly form: FormState<Fields, ChosenKind>;
  readonly currency: Currency;
}) {
  const { t } = useTranslation(['app', 'limit-choice']);
  const { kind, form, currency } = props;
  const isTime = kind === 'time';
  return (
    <TextField
      {...form.field(kind)}
      label={t(`limit-choice:${kind}`)}
      aside={isTime ? t('limit-choice:timeRange', TIME_MINUTES) : t('limit-choice:all')}
      icon={isTime ? <Clock size={18} /> : <span>{currencyFacts[currency].symbol}</span>}
      className="num"
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
    />
  );
}

function useProblemText(currency: Currency): (kind: ChosenKind) => string {
  const { t } = useTranslation(['app', 'limit-choice']);
  const { trimmedMoney } = useFormat();
  return (kind) =>
    kind === 'time'
      ? t('limit-choice:timeProblem', TIME_MINUTES)
      : t('limit-choice:amountProblem', { max: trimmedMoney(AMOUNT_MAX, currency) });
}
