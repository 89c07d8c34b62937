import { currencies, toMajor } from '@fairhall/api/contract/money';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '@/components/ui/field.tsx';
import { AmountField, useAmountParser } from '../../components/amount-field.tsx';
import { office } from '../../lib/api/office-client.ts';
import { IdField } from './id-field.tsx';
import { ToolCard } from './tool-card.tsx';

const AMOUNT = 100;

/** A paid deposit for a player. */
export function DepositCard() {
  const { t } = useTranslation('office');
  const [uid, setUid] = useState('');
  const [walletType, setWalletType] = useState<(typeof currencies)[number]>('USD');
  const [amount, setAmount] = useState(String(AMOUNT));
  const parse = useAmountParser({ currency: walletType });
  const deposit = useMutation(
    office.sandboxTools.deposit.mutationOptions({ meta: { showsError: true } }),
  );
  return (
    <ToolCard
      title={t('sandboxTools.deposit')}
      text={t('sandboxTools.depositText')}
      action={t('sandboxTools.makeDeposit')}
      error={deposit.error}
      isPending={deposit.isPending}
      result={
        deposit.data === undefined
          ? ''
          : t('sandboxTools.deposited', { order: deposit.data.outTradeNo })
      }
      onSubmit={() => {
        const amountMinor = parse(amount);
        if (amountMinor === null) return;
        deposit.mutate({ uid: uid.trim(), walletType, amount: toMajor(amountMinor, walletType) });
      }}
    >
      <IdField label={t('players.uid')} value={uid} onChange={setUid} />
      <div className="field-row">
        <Field label={t('list.currency')}>
          {(control) => (
            <select
              {...control}
              className="form-select"
              value={walletType}
              onChange={({ target }) =>
                setWalletType(currencies.find((one) => one === target.value) ?? walletType)
              }
            >
              {currencies.map((currency) => (
                <option key={currency}>{currency}</option>
              ))}
            </select>
          )}
        </Field>
        <AmountField currency={walletType} value={amount} onChange={setAmount} />
      </div>
    </ToolCard>
  );
}
