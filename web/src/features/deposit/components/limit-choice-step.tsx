import { currencyFacts } from '@fairhall/api/contract/money';
import { Clock } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { Field } from '@/components/ui/field.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { toApiError } from '@/lib/api/api-error.ts';
import type { Currency } from '@/lib/api/contract-types.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { type Form, useForm } from '@/lib/ui/use-form.ts';
import { useSetLimits } from '../api/use-limit-choice.ts';
import {
  AMOUNT_MAX,
  type ChosenKind,
  type LimitChoice,
  limitAmount,
  TIME_MINUTES,
} from '../limit-choice.ts';
import type { LimitChoiceTexts } from '../texts/limit-choice-texts.ts';
import { useLimitChoiceTexts } from '../use-limit-choice-texts.ts';

type Fields = Readonly<Record<ChosenKind, string>>;

type StepProps = {
  readonly choice: LimitChoice;
  /** The player's, in which limits are set. */
  readonly currency: Currency;
  readonly onDecline: () => void;
};

/** The limits that the player chooses before a first deposit, by the market's rules. */
export function LimitChoiceStep(props: StepProps) {
  const texts = useLimitChoiceTexts();
  return texts && <LimitForm {...props} texts={texts} />;
}

function LimitForm({
  choice: { kinds, mayDecline },
  currency,
  onDecline,
  texts,
}: StepProps & { readonly texts: LimitChoiceTexts }) {
  const setLimits = useSetLimits();
  const problemText = useProblemText(texts, currency);
  const form = useForm({
    initial: { deposit: '', loss: '', time: '' } satisfies Fields,
    check: (fields) =>
      kinds
        .filter((kind) => limitAmount(kind, fields[kind]) === null)
        .map((kind) => ({ field: kind })),
    textOf: ({ field }) => problemText(field),
    call: setLimits,
    revalidate: 'field',
    send: (fields) =>
      setLimits.mutate(kinds.map((kind) => ({ kind, amount: Number(fields[kind]) }))),
  });
  return (
    <form ref={form.ref} className="money-form" onSubmit={form.submit} noValidate>
      <div className="rm-body">
        <h3 className="h5 m-0">{texts.title}</h3>
        <p className="text-2 m-0">{mayDecline ? texts.choose : texts.require}</p>
        {kinds.map((kind) => (
          <LimitField key={kind} {...{ kind, form, currency, texts }} />
        ))}
      </div>
      <div className="rm-footer">
        {setLimits.error && (
          <Notice tone="error">{toApiError(setLimits.error)?.message || texts.failed}</Notice>
        )}
        <SubmitButton
          isPending={setLimits.isPending}
          label={texts.set}
          pendingLabel={texts.setting}
        />
        {mayDecline && (
          <Button variant="secondary" size="lg" className="w-100 mt-2" onClick={onDecline}>
            {texts.notNow}
          </Button>
        )}
      </div>
    </form>
  );
}

function LimitField(props: {
  readonly kind: ChosenKind;
  readonly form: Form<Fields, ChosenKind>;
  readonly currency: Currency;
  readonly texts: LimitChoiceTexts;
}) {
  const { kind, form, currency, texts } = props;
  const isTime = kind === 'time';
  const range = texts.timeRange
    .replace('{{min}}', `${TIME_MINUTES.min}`)
    .replace('{{max}}', `${TIME_MINUTES.max}`);
  return (
    <Field
      label={texts[kind]}
      aside={isTime ? range : texts.all}
      error={form.errorOf(kind)}
      icon={isTime ? <Clock size={18} /> : <span>{currencyFacts[currency].symbol}</span>}
    >
      {(control) => (
        <input
          {...control}
          name={kind}
          className="form-control num"
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={form.fields[kind]}
          onChange={(event) => form.change({ [kind]: event.target.value })}
        />
      )}
    </Field>
  );
}

function useProblemText(texts: LimitChoiceTexts, currency: Currency): (kind: ChosenKind) => string {
  const { trimmedMoney } = useFormat();
  return (kind) =>
    kind === 'time'
      ? texts.timeProblem
          .replace('{{min}}', `${TIME_MINUTES.min}`)
          .replace('{{max}}', `${TIME_MINUTES.max}`)
      : texts.amountProblem.replace('{{max}}', trimmedMoney(AMOUNT_MAX, currency));
}
