import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Logo } from '@/components/ui/logo.tsx';
import { PlayMoneyBadge } from '@/components/ui/play-money-badge.tsx';
import { useIsOnline } from '@/lib/api/online.ts';
import { useDocumentTitle } from '@/lib/browser/document-title.ts';
import { useDepositOrder } from '@/lib/payments/deposit-order.ts';
import { findOrderNo } from '@/lib/payments/stored-order.ts';
import { sessionRestored, useSession } from '@/lib/session/session.ts';
import { failureReason, resultView } from '../result-view.ts';
import { ResultActions } from './result-actions.tsx';
import { ResultFacts, ResultFactsSkeleton } from './result-facts.tsx';
import { ResultHeadline } from './result-headline.tsx';
import '@/styles/facts.css';
import '../payment-result.css';

/** The return page of the checkout: the state of the payment, until it is settled. */
export function PaymentResultPage() {
  const { t } = useTranslation(['app', 'payment-result']);
  const [params] = useSearchParams();
  // Without an order number in the address: the last order that this browser sent to the checkout.
  const outTradeNo = params.get('outTradeNo') ?? findOrderNo();
  const session = useSession();
  const isSessionSettled = useIsSessionSettled();
  const followed = useDepositOrder(outTradeNo === '' ? null : outTradeNo);
  const view = resultView({
    ...followed,
    outTradeNo,
    isSessionSettled,
    isLoggedIn: session !== null,
  });
  const isOnline = useIsOnline();
  useDocumentTitle(t('payment-result:pageTitle'));
  return (
    <div className="result-page min-h-screen d-flex flex-column align-items-center">
      <header className="result-top mw-560 d-flex align-items-center justify-content-between w-100">
        <Link
          className="result-brand text-body d-inline-flex align-items-center gap-2-5 min-h-hit text-decoration-none"
          to="/home"
        >
          <Logo sizePx={30} />
          {t('common.brand')}
        </Link>
        <PlayMoneyBadge />
      </header>
      <main
        className={`result-card mw-560 m-0 my-md-auto mx-md-0 w-100 overflow-hidden is-${view.kind}`}
        aria-busy={view.kind === 'looking'}
      >
        <ResultHeadline view={view} hasStopped={followed.hasStopped} />
        {!isOnline && (
          <p className="result-offline text-sky fw-semibold px-5 py-2-5 fs-md text-center">
            {t('payment-result:offline')}
          </p>
        )}
        {view.kind === 'looking' && <ResultFactsSkeleton />}
        {'order' in view && (
          <ResultFacts
            order={view.order}
            isPaid={view.kind === 'paid'}
            hasStatusReason={view.order.remark !== '' && failureReason(view) === null}
          />
        )}
        <ResultActions
          view={view}
          isChecking={followed.isFetching}
          onCheck={() => void followed.refetch()}
        />
      </main>
    </div>
  );
}

/** True once it is known whether another tab of this browser holds the session. */
function useIsSessionSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    void sessionRestored.then(() => setIsSettled(true));
  }, []);
  return isSettled;
}
