import { DEFAULT_CURRENCY, toMajor } from '@fairhall/api/contract/money';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SelectField } from '@/components/ui/select-field.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { useForm } from '@/lib/ui/use-form.ts';
import { currencyOptions } from '../../components/filters.tsx';
import { office } from '../../lib/api/office-client.ts';
import { AMOUNT_LENGTH_MAX, useAmounts } from '../../lib/use-amounts.ts';
import { IdField } from './id-field.tsx';
import { ToolCard } from './tool-card.tsx';

const AMOUNT = 100;

/** A paid deposit for a player. */
export function DepositCard() {
  const { t } = useTranslation('office');
  const amounts = useAmounts();
  const deposit = useMutation(
    office.sandboxTools.deposit.mutationOptions({ meta: { showsError: true } }),
  );
  const form = useForm({
    initial: { uid: '', walletType: DEFAULT_CURRENCY, amount: String(AMOUNT) },
    check: ({ amount, walletType }) => amounts.check('amount', amount, walletType),
    textOf: (_problem, { walletType }) => amounts.problem(walletType),
    call: deposit,
    send: ({ uid, walletType, amount }) => {
      const amountMinor = amounts.parse(amount, walletType);
      if (amountMinor === null) return;
      deposit.mutate({ uid: uid.trim(), walletType, amount: toMajor(amountMinor, walletType) });
    },
  });
  return (
    <ToolCard
      title={t('sandboxTools.deposit')}
      text={t('sandboxTools.depositText')}
      action={t('sandboxTools.makeDeposit')}
      form={form}
      result={
        deposit.data === undefined
          ? ''
          : t('sandboxTools.deposited', { order: deposit.data.outTradeNo })
      }
    >
      <IdField {...form.field('uid')} label={t('players.uid')} />
      <div className="d-grid grid-cols-2 gap-3">
        <SelectField
          {...form.field('walletType')}
          label={t('list.currency')}
          options={currencyOptions}
        />
        <TextField
          {...form.field('amount')}
          label={t('list.amount')}
          className="num"
          inputMode="decimal"
          autoComplete="off"
          required
          maxLength={AMOUNT_LENGTH_MAX}
          onBlur={() => form.validate('amount')}
        />
      </div>
    </ToolCard>
  );
}
