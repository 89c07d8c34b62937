import { useTranslation } from 'react-i18next';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Fact, Facts } from '@/components/ui/facts.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import type { Transaction } from '@/lib/api/contract-types.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { creditedAmount } from '@/lib/money/credited-amount.ts';
import { isOver } from '../record-look.ts';
import { None } from './none.tsx';

type PartProps = { readonly transaction: Transaction };

/** The amounts requested, charged and credited, or paid out, as far as they are known. */
export function TransactionAmounts({ transaction }: PartProps) {
  const { t } = useTranslation(['app', 'wallet']);
  const { type, walletType: currency, amount, fee, actualAmount } = transaction;
  const isDeposit = type === 'deposit';
  return (
    <Facts>
      <Fact label={t('wallet:detail.amount')}>
        <MoneyText amount={amount} currency={currency} />
      </Fact>
      <Fact label={t('wallet:detail.fee')}>
        <MoneyText amount={fee} currency={currency} />
      </Fact>
      <Fact label={t('wallet:detail.actualAmount')} className={isDeposit ? '' : 'is-total'}>
        {isOver(transaction) ? <MoneyText amount={actualAmount} currency={currency} /> : <None />}
      </Fact>
      {isDeposit && isOver(transaction) && <BonusFacts transaction={transaction} />}
    </Facts>
  );
}

function BonusFacts({ transaction }: PartProps) {
  const { t } = useTranslation(['app', 'wallet']);
  const { walletType: currency, bonusAmount } = transaction;
  return (
    <>
      <Fact label={t('wallet:detail.bonus')}>
        <MoneyText
          className={bonusAmount > 0 ? 'transaction-bonus' : ''}
          amount={bonusAmount}
          currency={currency}
          sign="always"
        />
      </Fact>
      <Fact label={t('wallet:detail.credited')} className="is-total">
        <MoneyText amount={creditedAmount(transaction)} currency={currency} />
      </Fact>
    </>
  );
}

/** The ids of the order on both sides, to copy, and its timestamps. */
export function TransactionIdentifiers({ transaction }: PartProps) {
  const { t } = useTranslation(['app', 'wallet']);
  const { dateTime } = useFormat();
  const at = (time: string) => dateTime(time, 'full');
  const ids = [
    [t('wallet:detail.transactionId'), transaction.transactionId],
    [t('wallet:detail.externalOrder'), transaction.externalOrderId],
    [t('wallet:detail.platformOrder'), transaction.platformOrderId],
  ] as const;
  return (
    <Facts className="transaction-ids is-boxed">
      {ids.map(
        ([label, id]) =>
          id !== null && (
            <Fact key={label} label={label}>
              <span className="mono transaction-id overflow-hidden text-nowrap" title={id}>
                {id}
              </span>
              <CopyButton text={id} what={label} />
            </Fact>
          ),
      )}
      {transaction.paymentChannel !== '' && (
        <Fact label={t('wallet:detail.channel')}>{transaction.paymentChannel}</Fact>
      )}
      {transaction.remark !== '' && (
        <Fact label={t('wallet:detail.statusReason')}>{transaction.remark}</Fact>
      )}
      <Fact label={t('wallet:detail.createTime')}>{at(transaction.createTime)}</Fact>
      <Fact label={t('wallet:detail.updateTime')}>{at(transaction.updateTime)}</Fact>
    </Facts>
  );
}
