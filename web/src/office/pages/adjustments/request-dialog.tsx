import { currencies, isCurrency } from '@fairhall/api/contract/money';
import { ADJUSTMENT_ALONE_USD_MAX } from '@fairhall/api/office/contract/alone-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { errorText } from '@/lib/api/error-text.ts';
import { UnsettledKeys } from '@/lib/api/idempotency-key.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import { office, officeApi } from '../../lib/api/office-client.ts';

const UID_LENGTH_MAX = 64;
const REASON = { min: 10, max: 500 } as const;
/** A decimal number with an optional sign, as the contract takes it. */
const MONEY_PATTERN = String.raw`-?\d{1,13}(\.\d{1,2})?`;

type Request = Parameters<typeof officeApi.adjustments.create.mutate>[0];

/** A repeated request after a lost response carries the same key, and changes nothing. */
const unsettled = new UnsettledKeys();

type RequestDialogProps = {
  readonly show: boolean;
  /** The player; empty when the player is yet to be named. */
  readonly uid: string;
  readonly onHide: () => void;
};

/** Requests the correction of a balance. */
export function RequestDialog({ show, uid, onHide }: RequestDialogProps) {
  const { t } = useTranslation('office');
  return (
    <Dialog show={show} onHide={onHide} title={t('adjustments.request')} widthPx={480}>
      <RequestForm key={uid} uid={uid} onDone={onHide} />
    </Dialog>
  );
}

type RequestFormProps = { readonly uid: string; readonly onDone: () => void };

function RequestForm({ uid, onDone }: RequestFormProps) {
  const { t } = useTranslation('office');
  const queries = useQueryClient();
  const [fields, setFields] = useState({ uid, walletType: 'USD', money: '', reason: '' });
  const create = useMutation({
    mutationFn: (request: Request) =>
      officeApi.adjustments.create.mutate(request, {
        context: { headers: { 'idempotency-key': unsettled.keyFor(request) } },
      }),
    meta: { showsError: true },
    onSettled: (_data, error, request) => unsettled.settle(request, error),
    onSuccess: ({ state }) => {
      showToast({
        tone: state === 'applied' ? 'success' : 'info',
        title: t(state === 'applied' ? 'adjustments.applied' : 'adjustments.waits'),
      });
      void queries.invalidateQueries(office.adjustments.pathFilter());
      void queries.invalidateQueries(office.players.pathFilter());
      onDone();
    },
  });
  const change = (next: Partial<typeof fields>) => setFields({ ...fields, ...next });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { walletType } = fields;
    if (create.isPending || !isCurrency(walletType)) return;
    create.mutate({ ...fields, uid: fields.uid.trim(), walletType });
  };
  return (
    <form className="login-form" onSubmit={submit}>
      {create.error !== null && <Notice tone="error">{errorText(create.error)}</Notice>}
      <Notice tone="info">{t('adjustments.rule', ADJUSTMENT_ALONE_USD_MAX)}</Notice>
      <Field label={t('players.uid')}>
        {(control) => (
          <input
            {...control}
            className="form-control mono"
            required
            maxLength={UID_LENGTH_MAX}
            value={fields.uid}
            onChange={({ target }) => change({ uid: target.value })}
          />
        )}
      </Field>
      <div className="field-row">
        <Field label={t('list.currency')}>
          {(control) => (
            <select
              {...control}
              className="form-select"
              value={fields.walletType}
              onChange={({ target }) => change({ walletType: target.value })}
            >
              {currencies.map((currency) => (
                <option key={currency}>{currency}</option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t('list.amount')} hint={t('adjustments.signHint')}>
          {(control) => (
            <input
              {...control}
              className="form-control num"
              inputMode="decimal"
              required
              pattern={MONEY_PATTERN}
              value={fields.money}
              onChange={({ target }) => change({ money: target.value })}
            />
          )}
        </Field>
      </div>
      <Field label={t('forms.reason')} hint={t('adjustments.reasonHint')}>
        {(control) => (
          <textarea
            {...control}
            className="form-control note-field"
            rows={3}
            required
            minLength={REASON.min}
            maxLength={REASON.max}
            value={fields.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        )}
      </Field>
      <SubmitButton
        isPending={create.isPending}
        label={t('adjustments.request')}
        pendingLabel={t('login.pending')}
      />
    </form>
  );
}
