import { useState } from 'react';
import { isApiError } from '@/lib/api/api-error.ts';
import { EndedOrder, type Leaving } from './components/ended-order.tsx';
import { Footer } from './components/footer.tsx';
import { HazardStrip } from './components/hazard-strip.tsx';
import { LoadingOrder } from './components/loading-order.tsx';
import { MockpayHeader } from './components/mockpay-header.tsx';
import { OrderSummaryPanel } from './components/order-summary-panel.tsx';
import { PaymentForm } from './components/payment-form.tsx';
import { LoadFailed, OrderUnknown } from './components/problem-page.tsx';
import { WebhookBox } from './components/webhook-box.tsx';
import type { LoadedOrder } from './order-api.ts';
import { type Completion, type Decline, useOrder } from './use-order.ts';
import { usePayTexts } from './use-pay-texts.ts';

/** The checkout page of the order at this path. */
export function Checkout({ path }: { path: string }) {
  const { order, completion, decline } = useOrder(path);
  return (
    <>
      <HazardStrip />
      {order.data ? (
        <OrderPage
          path={path}
          order={order.data}
          completion={completion}
          decline={decline}
          offline={order.isRefetchError}
        />
      ) : isApiError(order.error, 'NOT_FOUND') ? (
        <OrderUnknown />
      ) : order.isError ? (
        <LoadFailed retrying={order.isFetching} onRetry={() => void order.refetch()} />
      ) : (
        <LoadingOrder />
      )}
    </>
  );
}

type OrderPageProps = {
  path: string;
  order: LoadedOrder;
  completion: Completion;
  decline: Decline;
  /** The order on show may be out of date: Mockpay is unreachable. */
  offline: boolean;
};

function OrderPage({ path, order, completion, decline, offline }: OrderPageProps) {
  const { t, money } = usePayTexts();
  const [openedPending] = useState(order.status === 'pending');
  return (
    <div className="pay d-grid">
      <title>{t('page.title', { amount: money(order) })}</title>
      <OrderSummaryPanel order={order} />
      <main className="pay-main d-flex flex-column w-100 mx-auto">
        <MockpayHeader />
        {order.status === 'pending' ? (
          <PaymentForm order={order} completion={completion} decline={decline} offline={offline} />
        ) : (
          <>
            <EndedOrder
              order={order}
              status={order.status}
              leaving={openedPending ? leavingFor(order, completion) : 'byVisitor'}
            />
            <WebhookBox path={path} paid={order.status === 'paid'} />
          </>
        )}
        <Footer order={order} />
      </main>
    </div>
  );
}

/**
 * When the page returns to the merchant after an order that ended while it was open: at once after
 * a button, with a delay if there is a text to read first, and only on request after an expiry,
 * because then the visitor may be away.
 */
function leavingFor(order: LoadedOrder, completion: Completion): Leaving {
  if (completion.isSuccess) return order.failureReason ? 'soon' : 'now';
  return order.status === 'expired' ? 'byVisitor' : 'soon';
}
