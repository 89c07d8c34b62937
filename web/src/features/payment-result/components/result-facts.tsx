import '@/styles/facts.css';
import { useTranslation } from 'react-i18next';
import { BalanceText } from '@/components/ui/balance-text.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Fact, Facts } from '@/components/ui/facts.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { Transaction } from '@/lib/api/contract-types.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { useWallets } from '@/lib/money/wallets.ts';

type ResultFactsProps = {
  readonly order: Transaction;
  readonly isPaid: boolean;
  /** Whether the status reason is a fact of the receipt; that of a failed order is its headline. */
  readonly hasStatusReason: boolean;
};

/** The order as a receipt. */
export function ResultFacts({ order, isPaid, hasStatusReason }: ResultFactsProps) {
  const { t } = useTranslation(['app', 'payment-result']);
  const { dateTime } = useFormat();
  return (
    <Facts className="result-facts position-relative">
      {isPaid && <PaidFacts order={order} />}
      <Fact label={t('payment-result:order')} valueClassName="result-order">
        <span className="mono">{order.externalOrderId}</span>
        <CopyButton text={order.externalOrderId} what={t('payment-result:order')} />
      </Fact>
      {order.paymentChannel !== '' && (
        <Fact label={t('payment-result:channel')}>{order.paymentChannel}</Fact>
      )}
      {hasStatusReason && <Fact label={t('payment-result:statusReason')}>{order.remark}</Fact>}
      <Fact label={t('payment-result:created')} valueClassName="num">
        {dateTime(order.createTime, 'full')}
      </Fact>
    </Facts>
  );
}

/** Placeholder of the receipt while the order is fetched. */
export function ResultFactsSkeleton() {
  return (
    <div className="facts result-facts position-relative">
      {['52%', '34%', '46%'].map((width) => (
        <div key={width}>
          <Skeleton width="72px" height="14px" radius="6px" />
          <Skeleton width={width} height="14px" radius="6px" />
        </div>
      ))}
    </div>
  );
}

function PaidFacts({ order }: Pick<ResultFactsProps, 'order'>) {
  const { t } = useTranslation(['app', 'payment-result']);
  const wallets = useWallets();
  const { walletType: currency, amount, bonusAmount } = order;
  const wallet = wallets.data?.find((candidate) => candidate.walletType === currency);
  return (
    <>
      <Fact label={t('payment-result:amount')}>
        <MoneyText amount={amount} currency={currency} />
      </Fact>
      {bonusAmount > 0 && (
        <Fact className="result-bonus" label={t('payment-result:bonus')}>
          <MoneyText amount={bonusAmount} currency={currency} sign="always" />
        </Fact>
      )}
      <Fact className="result-balance" label={t('payment-result:balance')}>
        {wallet === undefined ? (
          '…'
        ) : (
          <BalanceText amount={wallet.walletBalance} currency={currency} countUp />
        )}
      </Fact>
    </>
  );
}
