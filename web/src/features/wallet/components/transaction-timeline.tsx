import { Check, CircleX, Clock, FileText, Landmark } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toneOf } from '@/components/records/record-tone.ts';
import type { Transaction } from '@/lib/api/contract-types.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { depositStatusName } from '@/lib/payments/deposit-status.ts';
import { withdrawStatusName } from '@/lib/payments/withdraw-status.ts';
import { clockText } from '@/lib/time/clock-text.ts';
import { durationText } from '@/lib/time/duration-text.ts';
import { isCarriedOut } from '../record-look.ts';
import { usePayTimeLeft } from '../use-pay-time-left.ts';

const icons = {
  pending: Clock,
  processing: Clock,
  bankProcessing: Landmark,
  paid: Check,
  successful: Check,
  failed: CircleX,
  cancelled: CircleX,
  unknown: Clock,
} as const;

const looks: { readonly [tone: string]: string } = {
  success: 'text-mint',
  waiting: 'text-brass-hi',
  processing: 'text-sky',
  failed: 'text-coral',
};

/** The status changes of the order, the latest first. */
export function TransactionTimeline({ transaction }: { readonly transaction: Transaction }) {
  const { t } = useTranslation(['app', 'wallet']);
  const { dateTime } = useFormat();
  const latest = useLatest(transaction);
  const Icon = icons[latest.name];
  const at = (timestamp: string) => dateTime(timestamp, 'full');
  const isWaiting = transaction.type === 'deposit' && latest.name === 'pending';
  const { createTime, updateTime } = transaction;
  const took = t('wallet:detail.took', {
    time: durationText(Date.parse(updateTime) - Date.parse(createTime)),
  });
  const updated = isCarriedOut(transaction) ? `${at(updateTime)} · ${took}` : at(updateTime);
  return (
    <ol className="flex-none m-0 p-0 list-style-none" aria-label={t('wallet:detail.timeline')}>
      <Step
        look={toneOf(transaction)}
        icon={<Icon size={14} />}
        title={latest.title}
        text={isWaiting ? <TimeToPay expiresAt={transaction.expiresAt} /> : updated}
      />
      <Step
        look="created"
        icon={<FileText size={14} />}
        title={t('wallet:detail.created')}
        text={at(createTime)}
      />
    </ol>
  );
}

/** The remaining time to pay, for an order with a checkout. */
function TimeToPay({ expiresAt }: Pick<Transaction, 'expiresAt'>) {
  const { t } = useTranslation(['app', 'wallet']);
  const left = usePayTimeLeft(expiresAt);
  if (left === null) return t('wallet:detail.noCheckout');
  if (left === 0) return t('wallet:detail.timeIsUp');
  return <span role="timer">{t('wallet:detail.payWithin', { time: clockText(left) })}</span>;
}

function useLatest({ type, status, walletType: currency }: Transaction) {
  const { t } = useTranslation(['app', 'wallet']);
  if (type === 'deposit') {
    const name = depositStatusName(status);
    return { name, title: t(`wallet:detail.${name}`, { currency }) };
  }
  const name = withdrawStatusName(status);
  return { name, title: t(`wallet:detail.withdraw.${name}`, { currency }) };
}

type StepProps = {
  readonly look: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
};

function Step({ look, icon, title, text }: StepProps) {
  return (
    <li className="transaction-step position-relative d-flex gap-3">
      <span
        className={`transaction-step-icon flex-none d-grid place-items-center rounded-circle ${looks[look] ?? 'text-2'}`}
      >
        {icon}
      </span>
      <div>
        <p className="fw-semibold fs-md lh-19">{title}</p>
        <p className="text-3 num fs-xs">{text}</p>
      </div>
    </li>
  );
}
