import { useTranslation } from 'react-i18next';
import { PrintedPage } from '@/components/records/printed-page.tsx';
import { Guilloche } from '@/components/ui/guilloche.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import type { Transaction } from '@/lib/api/contract-types.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { useStatusText } from '@/lib/payments/use-status-text.ts';
import { TransactionAmounts } from '../components/transaction-facts.tsx';
import { listedAmount } from '../record-look.ts';

export type ReceiptProps = {
  readonly transaction: Transaction;
  /** The owner of the wallet: the player's email address. */
  readonly account: string;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
};

/** The receipt of one completed deposit or withdrawal. */
export function Receipt({ transaction, account, issuedAt }: ReceiptProps) {
  const { t } = useTranslation(['app', 'wallet']);
  const { dateTime } = useFormat();
  return (
    <PrintedPage
      title={t('wallet:receipt.title')}
      issued={t('wallet:receipt.issued', { time: dateTime(issuedAt, 'full') })}
    >
      <Sum transaction={transaction} />
      <TransactionAmounts transaction={transaction} />
      <Particulars transaction={transaction} account={account} />
    </PrintedPage>
  );
}

type PartProps = Pick<ReceiptProps, 'transaction'>;

/** The amount on a banknote texture, as on the screen. */
function Sum({ transaction }: PartProps) {
  const { t } = useTranslation(['app', 'wallet']);
  const { type, walletType: currency } = transaction;
  const statusText = useStatusText();
  return (
    <section className="sum position-relative overflow-hidden rounded-14">
      <Guilloche color="#b98a2e" width={620} height={150} seed={2} opacity={0.4} />
      <p className="position-relative">
        {t(type === 'deposit' ? 'wallet:detail.kind' : 'wallet:detail.kindWithdraw', { currency })}
      </p>
      <p className="sum-amount mt-0-5 mb-1 mx-0 position-relative">
        <MoneyText currency={currency} {...listedAmount(transaction)} />
      </p>
      <p className="position-relative">{statusText(transaction)}</p>
    </section>
  );
}

function Particulars({ transaction, account }: Pick<ReceiptProps, 'transaction' | 'account'>) {
  const { t } = useTranslation(['app', 'wallet']);
  const { dateTime } = useFormat();
  const at = (timestamp: string) => dateTime(timestamp, 'full');
  const lines = [
    [t('wallet:receipt.account'), account, 'text'],
    [t('wallet:detail.transactionId'), transaction.transactionId, 'id'],
    [t('wallet:detail.externalOrder'), transaction.externalOrderId, 'id'],
    [t('wallet:detail.platformOrder'), transaction.platformOrderId, 'id'],
    [t('wallet:detail.channel'), transaction.paymentChannel, 'text'],
    [t('wallet:detail.createTime'), at(transaction.createTime), 'text'],
    [t('wallet:detail.updateTime'), at(transaction.updateTime), 'text'],
  ] as const;
  return (
    <dl className="particulars">
      {lines.map(
        ([label, text, look]) =>
          text && (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={look}>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
