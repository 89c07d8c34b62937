import {
  Check,
  CircleHelp,
  CloudOff,
  Hourglass,
  LockKeyhole,
  type LucideIcon,
  SearchX,
  X,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Guilloche } from '@/components/ui/guilloche.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { Transaction } from '@/lib/api/contract-types.ts';
import { creditedAmount } from '@/lib/money/credited-amount.ts';
import { failureReason, type ResultKind, type ResultView } from '../result-view.ts';

type Look = { readonly icon: LucideIcon; readonly texture: string };

const looks = {
  looking: { icon: Hourglass, texture: '#ffe2a0' },
  pending: { icon: Hourglass, texture: '#ffe2a0' },
  paid: { icon: Check, texture: '#9dffd8' },
  failed: { icon: X, texture: '#ffb5ad' },
  cancelled: { icon: X, texture: '#cfe0d8' },
  unknown: { icon: CircleHelp, texture: '#cfe0d8' },
  notFound: { icon: SearchX, texture: '#cfe0d8' },
  guest: { icon: LockKeyhole, texture: '#ffe2a0' },
  error: { icon: CloudOff, texture: '#ffb5ad' },
} as const satisfies Record<ResultKind, Look>;

type ResultHeadlineProps = {
  readonly view: ResultView;
  /** True when polling has ended although the order is open. */
  readonly hasStopped: boolean;
};

/** The outcome at a glance; announced when it changes. */
export function ResultHeadline({ view, hasStopped }: ResultHeadlineProps) {
  const { icon: Icon, texture } = looks[view.kind];
  return (
    <div className="result-headline position-relative d-flex flex-column align-items-center overflow-hidden text-center">
      <Guilloche color={texture} width={560} height={250} seed={3} opacity={0.13} />
      <span className="result-icon mb-5 position-relative d-grid place-items-center rounded-circle">
        <Icon size={34} strokeWidth={2.4} />
      </span>
      <div role="status">
        <HeadlineText view={view} hasStopped={hasStopped} />
      </div>
    </div>
  );
}

function HeadlineText({ view, hasStopped }: ResultHeadlineProps) {
  const { t } = useTranslation(['app', 'payment-result']);
  if (view.kind === 'looking') {
    return (
      <>
        <h1 className="text-balance">{t('payment-result:looking')}</h1>
        <Skeleton className="result-sum-skeleton" width="200px" height="44px" />
        <Skeleton className="result-text-skeleton" width="min(340px, 80%)" height="14px" />
      </>
    );
  }
  const text =
    view.kind === 'pending' && hasStopped
      ? t('payment-result:pending.paused')
      : t(`payment-result:${view.kind}.text`, {
          currency: 'order' in view ? view.order.walletType : '',
        });
  return (
    <>
      <h1 className="text-balance">{t(`payment-result:${view.kind}.title`)}</h1>
      {'order' in view && <Sum order={view.order} isPaid={view.kind === 'paid'} />}
      <p className="result-text text-2 text-balance">{failureReason(view) ?? text}</p>
    </>
  );
}

type SumProps = { readonly order: Transaction; readonly isPaid: boolean };

function Sum({ order, isPaid }: SumProps) {
  return (
    <p className="result-sum tracking-tighter">
      <MoneyText
        amount={isPaid ? creditedAmount(order) : order.amount}
        currency={order.walletType}
        sign={isPaid ? 'always' : 'auto'}
      />
    </p>
  );
}
