import { useTranslation } from 'react-i18next';
import { BalanceText } from '@/components/ui/balance-text.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useLanguage } from '@/i18n/language.ts';
import type { Transaction } from '@/lib/contract-types.ts';
import { formatDateTime } from '@/lib/date-time.ts';
import { useWallets } from '@/lib/wallets.ts';

type ResultFactsProps = { readonly order: Transaction; readonly isPaid: boolean };

/** The order as a receipt. */
export function ResultFacts({ order, isPaid }: ResultFactsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <dl className="facts result-facts">
      {isPaid && <PaidFacts order={order} />}
      <div>
        <dt>{t('paymentResult.order')}</dt>
        <dd className="result-order">
          <span className="mono">{order.externalOrderId}</span>
          <CopyButton text={order.externalOrderId} what={t('paymentResult.order')} />
        </dd>
      </div>
      {order.paymentChannel !== '' && (
        <div>
          <dt>{t('paymentResult.channel')}</dt>
          <dd>{order.paymentChannel}</dd>
        </div>
      )}
      {order.remark !== '' && (
        <div>
          <dt>{t('paymentResult.remark')}</dt>
          <dd>{order.remark}</dd>
        </div>
      )}
      <div>
        <dt>{t('paymentResult.created')}</dt>
        <dd className="num">{formatDateTime({ at: order.createTime, language, style: 'full' })}</dd>
      </div>
    </dl>
  );
}

/** The receipt's shape while the order is looked up. */
export function ResultFactsSkeleton() {
  return (
    <div className="facts result-facts">
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
  const { t } = useTranslation();
  const wallets = useWallets();
  const { walletType: currency, amount, bonusAmount } = order;
  const wallet = wallets.data?.find((candidate) => candidate.walletType === currency);
  return (
    <>
      <div>
        <dt>{t('paymentResult.amount')}</dt>
        <dd>
          <MoneyText amount={amount} currency={currency} />
        </dd>
      </div>
      {bonusAmount > 0 && (
        <div className="result-bonus">
          <dt>{t('paymentResult.bonus')}</dt>
          <dd>
            <MoneyText amount={bonusAmount} currency={currency} sign="always" />
          </dd>
        </div>
      )}
      <div className="result-balance">
        <dt>{t('paymentResult.balance')}</dt>
        <dd>
          {wallet === undefined ? (
            '…'
          ) : (
            <BalanceText amount={wallet.walletBalance} currency={currency} countUp />
          )}
        </dd>
      </div>
    </>
  );
}
