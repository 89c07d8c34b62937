import { DEFAULT_CURRENCY } from '@fairhall/api/contract/money';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SelectField } from '@/components/ui/select-field.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { useForm } from '@/lib/ui/use-form.ts';
import { currencyOptions } from '../../components/filters.tsx';
import { office } from '../../lib/api/office-client.ts';
import { IdField } from './id-field.tsx';
import { ToolCard } from './tool-card.tsx';

const AMOUNT = 100;

/** A paid deposit for a player. */
export function DepositCard() {
  const { t } = useTranslation('office');
  const deposit = useMutation(
    office.sandboxTools.deposit.mutationOptions({ meta: { showsError: true } }),
  );
  const form = useForm({
    initial: { uid: '', walletType: DEFAULT_CURRENCY, amount: String(AMOUNT) },
    call: deposit,
    send: ({ uid, walletType, amount }) =>
      deposit.mutate({ uid: uid.trim(), walletType, amount: Number(amount) }),
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
      <div className="field-row">
        <SelectField
          {...form.field('walletType')}
          label={t('list.currency')}
          options={currencyOptions}
        />
        <TextField
          {...form.field('amount')}
          label={t('list.amount')}
          className="num"
          type="number"
          required
          min={1}
          step={1}
        />
      </div>
    </ToolCard>
  );
}
