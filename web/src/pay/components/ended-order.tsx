import { Ban, CircleCheck, CircleX, Hourglass, type LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Spinner } from 'react-bootstrap';
import type { OrderOutcome } from '../contract-types.ts';
import type { LoadedOrder } from '../order-api.ts';
import { usePayTexts } from '../use-pay-texts.ts';

const READING_MS = 3000;

/** When the page returns to the merchant: at once, after a delay, or on the visitor's request. */
export type Leaving = 'now' | 'soon' | 'byVisitor';

const icons = {
  paid: CircleCheck,
  failed: CircleX,
  cancelled: Ban,
  expired: Hourglass,
} as const satisfies Record<OrderOutcome, LucideIcon>;

type EndedOrderProps = { order: LoadedOrder; status: OrderOutcome; leaving: Leaving };

/** The outcome of the order, and the link back to the merchant. */
export function EndedOrder({ order, status, leaving }: EndedOrderProps) {
  const { t, money } = usePayTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const { failureReason, returnUrl } = order;
  const leaves = leaving !== 'byVisitor';
  const Icon = icons[status];

  useEffect(() => {
    heading.current?.focus();
  }, []);
  useEffect(() => {
    if (leaving === 'byVisitor') return;
    // Replaces the history entry: "back" must not lead into a checkout that has ended.
    const leave = () => window.location.replace(returnUrl);
    const timer = setTimeout(leave, leaving === 'now' ? 0 : READING_MS);
    return () => clearTimeout(timer);
  }, [leaving, returnUrl]);

  return (
    <section
      className="ended m-0 my-md-auto mx-md-0 d-flex flex-column align-items-start gap-3-5 px-0 py-6"
      data-status={status}
    >
      <span className="ended-icon rounded-20 d-grid place-items-center">
        <Icon size={34} />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {t(`ended.${status}.title`)}
      </h1>
      <p className="text-pretty text-2">
        {failureReason && <b>{t(`reasons.${failureReason}`)} </b>}
        <span>{t(`ended.${status}.text`, { amount: money(order) })}</span>
      </p>
      <a
        className="pay-button fs-h3 d-flex align-items-center justify-content-center px-5 py-2 border-0 rounded-14 fw-bold text-center text-decoration-none"
        href={returnUrl}
      >
        {t('ended.back')}
      </a>
      <p className="ended-leaving text-2 d-flex align-items-center fs-sm text-pretty" role="status">
        {leaves && (
          <>
            <Spinner as="span" size="sm" role="presentation" className="text-indigo" />
            {t('ended.leaving')}
          </>
        )}
      </p>
    </section>
  );
}
