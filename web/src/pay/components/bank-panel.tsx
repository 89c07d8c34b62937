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
    <div className="bank">
      <p>{t('bank.intro')}</p>
      <dl className="bank-details">
        <dt>{t('bank.beneficiary')}</dt>
        <dd>{t('bank.nobody')}</dd>
        <dt>{t('bank.account')}</dt>
        <dd>{ACCOUNT}</dd>
        <dt>{t('bank.reference')}</dt>
        <dd>{order.outTradeNo}</dd>
        <dt>{t('bank.amount')}</dt>
        <dd>{amount}</dd>
      </dl>
      <p className="bank-note">{t('bank.simulated')}</p>
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
