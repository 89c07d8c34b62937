import { ArrowDownToLine, LayoutGrid, LogIn, RefreshCw, RotateCw } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { PayLink } from '@/components/ui/pay-link.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { openModal } from '@/lib/browser/window-events.ts';
import { safePayUrl } from '@/lib/payments/pay-url.ts';
import type { ResultView } from '../result-view.ts';

type ResultActionsProps = {
  readonly view: ResultView;
  readonly isChecking: boolean;
  readonly onCheck: () => void;
};

/** The next actions: the primary one in brass, the others beside it. */
export function ResultActions(props: ResultActionsProps) {
  const { t } = useTranslation(['app', 'payment-result']);
  const { view } = props;
  const payUrl = 'order' in view ? safePayUrl(view.order.payUrl) : null;
  if (view.kind === 'looking') {
    return (
      <div className="result-actions grid-cols-1 grid-cols-md-2 d-grid gap-3">
        <Skeleton height="52px" radius="14px" />
        <Skeleton height="52px" radius="14px" />
      </div>
    );
  }
  return (
    <footer className="result-actions grid-cols-1 grid-cols-md-2 d-grid gap-3">
      <PrimaryAction {...props} />
      {payUrl !== null && <PayLink className="btn-secondary btn-lg" address={payUrl} />}
      {view.kind !== 'guest' && (
        <Link
          className={
            payUrl === null
              ? 'btn btn-secondary btn-lg'
              : 'result-home min-h-hit min-h-md-32 grid-column-all fs-md fw-semibold text-decoration-none place-items-center'
          }
          to="/wallet"
        >
          {t('payment-result:toWallet')}
        </Link>
      )}
      {view.kind !== 'paid' && view.kind !== 'notFound' && payUrl === null && (
        <Link
          className="result-home min-h-hit min-h-md-32 grid-column-all fs-md fw-semibold text-decoration-none place-items-center"
          to="/games"
        >
          {t('payment-result:playNow')}
        </Link>
      )}
    </footer>
  );
}

function PrimaryAction({ view, isChecking, onCheck }: ResultActionsProps) {
  const { t } = useTranslation(['app', 'payment-result']);
  const { pathname, search } = useLocation();
  switch (view.kind) {
    case 'paid':
    case 'notFound':
      return (
        <Link className="btn btn-primary btn-lg" to="/games">
          <LayoutGrid size={19} />
          {t('payment-result:playNow')}
        </Link>
      );
    case 'failed':
    case 'cancelled':
      return (
        <Button
          size="lg"
          onClick={() => openModal('show-deposit-modal', { walletType: view.order.walletType })}
        >
          <ArrowDownToLine size={19} />
          {t('payment-result:again')}
        </Button>
      );
    case 'guest':
      return (
        <Button
          size="lg"
          onClick={() => openModal('show-login-modal', { returnTo: `${pathname}${search}` })}
        >
          <LogIn size={19} />
          {t('payment-result:guest.action')}
        </Button>
      );
    case 'pending':
    case 'unknown':
    case 'error':
      return (
        <Button size="lg" aria-disabled={isChecking} onClick={isChecking ? undefined : onCheck}>
          {view.kind === 'error' ? <RotateCw size={19} /> : <RefreshCw size={19} />}
          <span>{view.kind === 'error' ? t('common.retry') : t('payment-result:checkNow')}</span>
        </Button>
      );
    case 'looking':
      return null;
  }
}
