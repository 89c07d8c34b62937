import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { CurrencyRoundel } from '@/components/ui/currency-roundel.tsx';
import { Fact, Facts } from '@/components/ui/facts.tsx';
import { FocusedHeading } from '@/components/ui/focused-heading.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import { PayLink } from '@/components/ui/pay-link.tsx';
import { StatusDot } from '@/components/ui/status-dot.tsx';
import { useFormat } from '@/lib/i18n/use-format.ts';
import type { PlacedOrder } from '../api/use-create-order.ts';

type DepositWaitingProps = {
  readonly order: PlacedOrder;
  readonly isTabOpen: boolean;
  readonly isChecking: boolean;
  readonly hasFailed: boolean;
  readonly onCheck: () => Promise<unknown>;
  readonly onAgain: () => void;
};

/** The payment is open in another tab: a link to it, and the next steps. */
export function DepositWaiting(props: DepositWaitingProps) {
  const { order, isTabOpen, isChecking, hasFailed, onCheck, onAgain } = props;
  const { t } = useTranslation(['app', 'deposit']);
  const [hasChecked, setHasChecked] = useState(false);
  const check = async () => {
    await onCheck();
    setHasChecked(true);
  };
  return (
    <>
      <div className="rm-body">
        <Standing isTabOpen={isTabOpen} />
        <OrderFacts order={order} />
        <NextSteps currency={order.walletType} />
      </div>
      <div className="rm-footer deposit-actions d-grid gap-2-5">
        <p className="deposit-check-answer text-2 grid-column-all fs-sm text-center" role="status">
          <CheckResult hasChecked={hasChecked} hasFailed={hasFailed} isChecking={isChecking} />
        </p>
        <PayLink
          className={`btn-lg ${isTabOpen ? 'btn-secondary' : 'btn-primary'}`}
          address={order.payUrl}
        />
        <Button
          size="lg"
          variant={isTabOpen ? 'primary' : 'secondary'}
          aria-disabled={isChecking}
          onClick={isChecking ? undefined : check}
        >
          {t('deposit:waiting.check')}
        </Button>
        <button
          type="button"
          className="deposit-another min-h-hit min-h-md-36 bg-transparent fw-semibold grid-column-all border-0 fs-sm"
          onClick={onAgain}
        >
          {t('deposit:waiting.another')}
        </button>
      </div>
    </>
  );
}

type CheckResultProps = {
  readonly hasChecked: boolean;
  readonly hasFailed: boolean;
  readonly isChecking: boolean;
};

function CheckResult({ hasChecked, hasFailed, isChecking }: CheckResultProps) {
  const { t } = useTranslation(['app', 'deposit']);
  if (!hasChecked) return null;
  if (isChecking) return t('deposit:waiting.checking');
  return hasFailed ? t('deposit:waiting.checkFailed') : t('deposit:waiting.notYet');
}

function Standing({ isTabOpen }: { readonly isTabOpen: boolean }) {
  const { t } = useTranslation(['app', 'deposit']);
  return (
    <div
      className="order-standing d-flex flex-column align-items-center px-2 pt-2 pb-1 text-center"
      role="status"
    >
      <span className="order-standing-icon w-64 h-64 mb-3-5 rounded-20 is-waiting bg-brass-wash text-brass d-grid place-items-center">
        <Hourglass size={28} />
      </span>
      <StatusDot tone="success">{t('deposit:orderCreated')}</StatusDot>
      <FocusedHeading className="order-standing-title text-balance tracking-tight">
        {t('deposit:waiting.title')}
      </FocusedHeading>
      <p className="order-standing-text">
        {isTabOpen ? t('deposit:waiting.opened') : t('deposit:popupBlocked')}
      </p>
    </div>
  );
}

function OrderFacts({ order }: { readonly order: PlacedOrder }) {
  const { t } = useTranslation(['app', 'deposit']);
  const { dateTime } = useFormat();
  const expiresAt = order.placedAt + order.expiryPeriod * 1000;
  return (
    <Facts className="is-boxed">
      <Fact label={t('deposit:youPay')}>
        <CurrencyRoundel currency={order.walletType} sizePx={20} />
        <MoneyText amount={order.amount} currency={order.walletType} />
      </Fact>
      <Fact label={t('deposit:waiting.order')}>
        <span className="mono">{order.outTradeNo}</span>
        <CopyButton text={order.outTradeNo} what={t('deposit:waiting.order')} />
      </Fact>
      <Fact label={t('deposit:waiting.payBy')} valueClassName="num">
        {dateTime(expiresAt, 'minute')}
      </Fact>
    </Facts>
  );
}

function NextSteps({ currency }: { readonly currency: PlacedOrder['walletType'] }) {
  const { t } = useTranslation(['app', 'deposit']);
  return (
    <section className="deposit-next">
      <h3 className="fs-sm text-2 fw-semibold">{t('deposit:waiting.next')}</h3>
      <ol className="mx-0 mt-2 mb-0 p-0 list-style-none">
        <li className="d-flex gap-2-5 fs-md">{t('deposit:waiting.step1')}</li>
        <li className="d-flex gap-2-5 fs-md">{t('deposit:waiting.step2')}</li>
        <li className="d-flex gap-2-5 fs-md">{t('deposit:waiting.step3', { currency })}</li>
      </ol>
    </section>
  );
}
