import { ArrowUpFromLine } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { CurrencyRoundel } from '@/components/ui/currency-roundel.tsx';
import { Fact, Facts } from '@/components/ui/facts.tsx';
import { FocusedHeading } from '@/components/ui/focused-heading.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import type { PlacedWithdrawal } from '../api/use-withdraw.ts';

type WithdrawDoneProps = {
  readonly placed: PlacedWithdrawal;
  readonly onHide: () => void;
};

/** The order number, the next steps of the payout, and where to follow it. */
export function WithdrawDone({ placed, onHide }: WithdrawDoneProps) {
  const { t } = useTranslation(['app', 'wallet', 'withdraw']);
  const { walletType: currency, money, to, orderNum, isInReview, remark } = placed;
  return (
    <>
      <div className="rm-body">
        <div
          className="order-standing d-flex flex-column align-items-center px-2 pt-2 pb-1 text-center"
          role="status"
        >
          <span className="order-standing-icon w-64 h-64 mb-3-5 rounded-20 is-sent bg-sky-wash text-sky d-grid place-items-center">
            <ArrowUpFromLine size={28} />
          </span>
          <FocusedHeading className="order-standing-title text-balance tracking-tight">
            {t(isInReview ? 'wallet:withdrawStatus.inReview' : 'withdraw:done.title')}
          </FocusedHeading>
          {isInReview && <p className="order-standing-text">{remark}</p>}
          <p className="order-standing-text">
            {t('wallet:withdrawSubmitted', { order: orderNum })}
          </p>
          <p className="order-standing-text">{t('withdraw:done.text', { currency })}</p>
        </div>
        <Facts className="is-boxed">
          <Fact label={t('withdraw:amount')}>
            <CurrencyRoundel currency={currency} sizePx={20} />
            <MoneyText amount={Number(money)} currency={currency} />
          </Fact>
          <Fact label={t('withdraw:done.to')} valueClassName="num">
            {to}
          </Fact>
          <Fact label={t('withdraw:done.order')}>
            <span className="mono">{orderNum}</span>
            <CopyButton text={orderNum} what={t('withdraw:done.order')} />
          </Fact>
        </Facts>
      </div>
      <div className="rm-footer withdraw-actions d-grid gap-2-5">
        <Link
          className="btn btn-lg btn-secondary"
          to="/wallet?records=withdrawals"
          onClick={onHide}
        >
          {t('withdraw:done.records')}
        </Link>
        <Button size="lg" onClick={onHide}>
          {t('withdraw:done.close')}
        </Button>
      </div>
    </>
  );
}
