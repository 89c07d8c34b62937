import { DEFAULT_CURRENCY, toDecimal } from '@fairhall/api/contract/money';
import { ADJUSTMENT_ALONE_USD_MAX } from '@fairhall/api/office/contract/alone-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { TextArea, TextField } from '@/components/ui/text-field.tsx';
import { UnsettledKeys } from '@/lib/api/idempotency-key.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import { useForm } from '@/lib/ui/use-form.ts';
import { currencyOptions } from '../../components/filters.tsx';
import { office, officeApi } from '../../lib/api/office-client.ts';
import { AMOUNT_LENGTH_MAX, useAmounts } from '../../lib/use-amounts.ts';

const UID_LENGTH_MAX = 64;
const REASON = { min: 10, max: 500 } as const;

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
  const amounts = useAmounts({ isSigned: true });
  const form = useForm({
    initial: { uid, walletType: DEFAULT_CURRENCY, money: '', reason: '' },
    check: ({ money, walletType }) => amounts.check('money', money, walletType),
    textOf: (_problem, { walletType }) => amounts.problem(walletType),
    call: create,
    send: ({ money, ...fields }) => {
      const amountMinor = amounts.parse(money, fields.walletType);
      if (amountMinor === null) return;
      const amount = toDecimal(amountMinor, fields.walletType);
      create.mutate({ ...fields, uid: fields.uid.trim(), money: amount });
    },
  });
  return (
    <Form form={form} className="d-flex flex-column gap-3-5">
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <Notice tone="info">{t('adjustments.rule', ADJUSTMENT_ALONE_USD_MAX)}</Notice>
      <TextField
        {...form.field('uid')}
        label={t('players.uid')}
        className="mono"
        required
        maxLength={UID_LENGTH_MAX}
      />
      <div className="d-grid grid-cols-2 gap-3">
        <SelectField
          {...form.field('walletType')}
          label={t('list.currency')}
          options={currencyOptions}
        />
        <TextField
          {...form.field('money')}
          label={t('list.amount')}
          hint={t('adjustments.signHint')}
          className="num"
          inputMode="decimal"
          autoComplete="off"
          required
          maxLength={AMOUNT_LENGTH_MAX}
          onBlur={() => form.validate('money')}
        />
      </div>
      <TextArea
        {...form.field('reason')}
        label={t('forms.reason')}
        hint={t('adjustments.reasonHint')}
        className="note-field"
        rows={3}
        required
        minLength={REASON.min}
        maxLength={REASON.max}
      />
      <SubmitButton
        isPending={create.isPending}
        label={t('adjustments.request')}
        pendingLabel={t('login.pending')}
      />
    </Form>
  );
}
