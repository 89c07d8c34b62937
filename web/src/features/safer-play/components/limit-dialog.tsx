import { localeOf } from '@fairhall/api/contract/locales';
import { currencyFacts } from '@fairhall/api/contract/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { useLanguage } from '@/i18n/language.ts';
import type { Currency, Limit, SaferPlay } from '@/lib/api/contract-types.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { usePlayer } from '@/lib/session/player.ts';
import { useForm } from '@/lib/ui/use-form.ts';
import { useSetLimit } from '../api/use-limit-calls.ts';
import { confirmableFrom } from '../confirmable-from.ts';
import { AMOUNT_LENGTH_MAX, parseLimitAmount, rangeOf } from '../limit-amount.ts';
import { type LimitId, type LimitKind, limitKinds, periodsOf } from '../limit-kinds.ts';
import { limitName, useLimitFormat } from '../use-limit-format.ts';

type FormProps = {
  /** `any` lets the player choose the kind and the period. */
  readonly id: LimitId | 'any';
  readonly limits: readonly Limit[];
  readonly rules: SaferPlay['rules'];
  readonly onHide: () => void;
};

/** Sets, lowers or raises a limit: a dialog, on phones a drawer. */
export function LimitDialog({ show, ...form }: FormProps & { readonly show: boolean }) {
  const { t } = useTranslation(['app', 'safer-play']);
  const { id, onHide } = form;
  return (
    <Dialog
      show={show}
      onHide={onHide}
      title={id === 'any' ? t('safer-play:limits.add') : limitName(id, t)}
      widthPx={440}
    >
      <LimitForm {...form} />
    </Dialog>
  );
}

function LimitForm({ id, limits, rules, onHide }: FormProps) {
  const { t } = useTranslation(['app', 'safer-play']);
  const [chosen, setChosen] = useState<LimitId>(
    id === 'any' ? { kind: 'deposit', period: 'day' } : id,
  );
  const { kind, period } = chosen;
  const current = limits.find((one) => one.kind === kind && one.period === period);
  const setLimit = useSetLimit(onHide);
  const range = useRangeTexts(kind);
  const form = useForm({
    initial: { amount: '' },
    check: ({ amount }) =>
      parseLimitAmount(amount, kind) === null ? { field: 'amount' as const } : null,
    textOf: () => t('safer-play:edit.invalid', range),
    call: setLimit,
    send: (fields) => {
      const amount = parseLimitAmount(fields.amount, kind);
      if (amount !== null) setLimit.mutate({ kind, period, amount });
    },
  });
  const amount = parseLimitAmount(form.fields.amount, kind);
  const isRaise = current !== undefined && amount !== null && amount > current.amount;
  return (
    <Form form={form} className="d-flex flex-column gap-4">
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      {id === 'any' && <ChooseLimit value={chosen} onChange={setChosen} />}
      <TextField
        {...form.field('amount')}
        label={kind === 'time' ? t('safer-play:edit.minutes') : t('safer-play:edit.amount')}
        aside={<span className="num">{t('safer-play:edit.range', range)}</span>}
        icon={<LimitUnit kind={kind} current={current} />}
        className="num"
        inputMode="numeric"
        autoComplete="off"
        data-autofocus=""
        maxLength={AMOUNT_LENGTH_MAX}
      />
      <p className="safer-applies text-2 fs-sm" aria-live="polite">
        {amount !== null && (
          <span>
            <Applies current={current} isRaise={isRaise} rules={rules} />
          </span>
        )}
      </p>
      <SubmitButton
        isPending={setLimit.isPending}
        label={isRaise ? t('safer-play:edit.request') : t('safer-play:edit.save')}
        pendingLabel={t('safer-play:edit.saving')}
      />
    </Form>
  );
}

function useRangeTexts(kind: LimitKind) {
  const number = new Intl.NumberFormat(localeOf[useLanguage()]);
  const { min, max } = rangeOf(kind);
  return { min: number.format(min), max: number.format(max) };
}

type LimitUnitProps = { readonly kind: LimitKind; readonly current: Limit | undefined };

/** The symbol of the currency: that of the limit, else the player's. */
function LimitUnit({ kind, current }: LimitUnitProps) {
  const player = usePlayer().data;
  const currency: Currency | null | undefined = current ? current.walletType : player?.currency;
  if (kind === 'time' || !currency) return null;
  return <span aria-hidden="true">{currencyFacts[currency].symbol}</span>;
}

type AppliesProps = Pick<FormProps, 'rules'> & {
  readonly current: Limit | undefined;
  readonly isRaise: boolean;
};

function Applies({ current, isRaise, rules }: AppliesProps) {
  const { t } = useTranslation(['app', 'safer-play']);
  const { dateTime } = useFormat();
  const format = useLimitFormat();
  if (current && isRaise) {
    return t('safer-play:edit.later', {
      time: dateTime(confirmableFrom(rules, Date.now()), 'short'),
      amount: format(current.amount, current),
    });
  }
  return current?.pending ? t('safer-play:edit.nowDropping') : t('safer-play:edit.now');
}

type ChooseLimitProps = {
  readonly value: LimitId;
  readonly onChange: (id: LimitId) => void;
};

function ChooseLimit({ value, onChange }: ChooseLimitProps) {
  const { t } = useTranslation(['app', 'safer-play']);
  return (
    <div className="d-grid grid-cols-2 gap-3">
      <SelectField
        name="kind"
        label={t('safer-play:edit.kind')}
        value={value.kind}
        options={limitKinds.map((kind) => ({
          value: kind,
          label: t(`safer-play:limits.kinds.${kind}.title`),
        }))}
        onChange={(kind) => onChange({ kind, period: 'day' })}
      />
      <SelectField
        name="period"
        label={t('safer-play:edit.period')}
        value={value.period}
        options={periodsOf[value.kind].map((period) => ({
          value: period,
          label: t(`safer-play:limits.periods.${period}`),
        }))}
        onChange={(period) => onChange({ ...value, period })}
      />
    </div>
  );
}
