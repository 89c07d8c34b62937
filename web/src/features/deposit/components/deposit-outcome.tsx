import { CircleCheck, CircleX } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { FocusedHeading } from '@/components/ui/focused-heading.tsx';
import type { Transaction } from '@/lib/api/contract-types.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { creditedAmount } from '@/lib/money/credited-amount.ts';
import { depositStatusName } from '@/lib/payments/deposit-status.ts';

type DepositOutcomeProps = {
  /** A settled order. */
  readonly record: Transaction;
  readonly onAgain: () => void;
  readonly onHide: () => void;
};

/** The outcome of the payment: the credited amount, or that nothing was charged. */
export function DepositOutcome({ record, onAgain, onHide }: DepositOutcomeProps) {
  const { t } = useTranslation(['app', 'deposit']);
  const isPaid = depositStatusName(record.status) === 'paid';
  const Icon = isPaid ? CircleCheck : CircleX;
  return (
    <>
      <div className="rm-body">
        <div
          className="order-standing d-flex flex-column align-items-center px-2 pt-2 pb-1 text-center"
          role="status"
        >
          <span
            className={`order-standing-icon w-64 h-64 mb-3-5 rounded-20 d-grid place-items-center ${isPaid ? 'bg-mint-wash text-mint' : 'bg-coral-wash text-coral'}`}
          >
            <Icon size={30} />
          </span>
          <OutcomeText record={record} />
        </div>
      </div>
      <div className="rm-footer deposit-actions d-grid gap-2-5">
        {!isPaid && (
          <Button size="lg" onClick={onAgain}>
            {t('deposit:done.again')}
          </Button>
        )}
        <Button size="lg" variant={isPaid ? 'primary' : 'secondary'} onClick={onHide}>
          {isPaid ? t('deposit:done.play') : t('common.close')}
        </Button>
      </div>
    </>
  );
}

function OutcomeText({ record }: Pick<DepositOutcomeProps, 'record'>) {
  const { t } = useTranslation(['app', 'deposit']);
  const { walletType: currency, bonusAmount } = record;
  const name = depositStatusName(record.status);
  const { money } = useFormat();
  if (name !== 'paid') {
    const outcome = name === 'failed' ? 'failed' : 'cancelled';
    return (
      <>
        <FocusedHeading className="order-standing-title text-balance tracking-tight">
          {t(`deposit:done.${outcome}`)}
        </FocusedHeading>
        <p className="order-standing-text">{t(`deposit:done.${outcome}Text`)}</p>
      </>
    );
  }
  return (
    <>
      <FocusedHeading className="order-standing-title text-balance tracking-tight">
        {t('deposit:done.paid')}
      </FocusedHeading>
      <p className="order-standing-sum tracking-tighter text-mint num">
        +{money(creditedAmount(record), currency)}
      </p>
      <p className="order-standing-text">
        {t('deposit:done.paidText', { amount: money(creditedAmount(record), currency), currency })}
        {bonusAmount > 0 && (
          <span> {t('deposit:done.bonus', { amount: money(bonusAmount, currency) })}</span>
        )}
      </p>
    </>
  );
}
