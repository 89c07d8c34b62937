import type { CompleteOrder } from '../contract-types.ts';
import type { LoadedOrder } from '../order-api.ts';
import { usePayTexts } from '../use-pay-texts.ts';
import { PayButton } from './pay-button.tsx';

/** An invalid number, so that no money can be sent to it. */
const ACCOUNT = '0000 0000 0000 0000';

type BankPanelProps = {
  order: LoadedOrder;
  busy: boolean;
  onPay: (completion: CompleteOrder) => void;
};

export function BankPanel({ order, busy, onPay }: BankPanelProps) {
  const { t, money } = usePayTexts();
  const amount = money(order);
  return (
    <div className="bank d-flex flex-column gap-3">
      <p>{t('bank.intro')}</p>
      <dl className="bank-details d-grid px-4 py-1 rounded-14">
        <dt className="pe-6 fw-medium text-slate">{t('bank.beneficiary')}</dt>
        <dd className="fw-650 text-end wrap-anywhere">{t('bank.nobody')}</dd>
        <dt className="pe-6 fw-medium text-slate">{t('bank.account')}</dt>
        <dd className="fw-650 text-end wrap-anywhere">{ACCOUNT}</dd>
        <dt className="pe-6 fw-medium text-slate">{t('bank.reference')}</dt>
        <dd className="fw-650 text-end wrap-anywhere">{order.outTradeNo}</dd>
        <dt className="pe-6 fw-medium text-slate">{t('bank.amount')}</dt>
        <dd className="fw-650 text-end wrap-anywhere">{amount}</dd>
      </dl>
      <p className="fs-sm text-3">{t('bank.simulated')}</p>
      <PayButton
        type="button"
        busy={busy}
        onClick={() => onPay({ outcome: 'paid', method: 'bank' })}
      >
        {t('bank.pay', { amount })}
      </PayButton>
    </div>
  );
}
