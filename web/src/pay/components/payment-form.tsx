import { CreditCard, Landmark, type LucideIcon, QrCode } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Nav, Spinner, Tab } from 'react-bootstrap';
import type { CompleteOrder, PaymentMethod } from '../contract-types.ts';
import type { LoadedOrder } from '../order-api.ts';
import type { Completion, Decline } from '../use-order.ts';
import { usePayTexts } from '../use-pay-texts.ts';
import { BankPanel } from './bank-panel.tsx';
import { CardForm } from './card-form.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { OutcomeBox } from './outcome-box.tsx';
import { SubmitProblem } from './submit-problem.tsx';

/** Lazy, because only a BRL order needs the code that draws a QR code. */
const PixPanel = lazy(async () => ({ default: (await import('./pix-panel.tsx')).PixPanel }));

const icons = { card: CreditCard, pix: QrCode, bank: Landmark } as const satisfies Record<
  PaymentMethod,
  LucideIcon
>;

type PaymentFormProps = {
  order: LoadedOrder;
  completion: Completion;
  decline: Decline;
  offline: boolean;
};

/** The payment methods of a pending order, and the tester's shortcut to each outcome. */
export function PaymentForm({ order, completion, decline, offline }: PaymentFormProps) {
  const { t } = usePayTexts();
  const [method, setMethod] = useState<PaymentMethod>(order.methods[0] ?? 'bank');
  const busy = completion.isPending || decline.isPending;
  const complete = (wanted: CompleteOrder) => {
    if (!busy) completion.mutate(wanted);
  };
  return (
    <>
      <OfflineNotice offline={offline} />
      <h1>{t('methods.title')}</h1>
      <Tab.Container
        id="method"
        activeKey={method}
        transition={false}
        onSelect={(key) => setMethod(order.methods.find((known) => known === key) ?? method)}
      >
        <Nav className="methods" aria-label={t('methods.title')}>
          {order.methods.map((known) => (
            <MethodTab key={known} method={known} />
          ))}
        </Nav>
        <Tab.Content>
          {order.methods.includes('card') && (
            <Tab.Pane eventKey="card">
              <CardForm
                order={order}
                busy={busy}
                onPay={complete}
                onDecline={(reason) => {
                  if (!busy) decline.mutate({ reason });
                }}
              />
            </Tab.Pane>
          )}
          {order.pixCode && (
            <Tab.Pane eventKey="pix" mountOnEnter>
              <Suspense
                fallback={
                  <Spinner className="panel-wait d-block text-indigo" role="presentation" />
                }
              >
                <PixPanel order={order} code={order.pixCode} />
              </Suspense>
            </Tab.Pane>
          )}
          {order.methods.includes('bank') && (
            <Tab.Pane eventKey="bank">
              <BankPanel order={order} busy={busy} onPay={complete} />
            </Tab.Pane>
          )}
        </Tab.Content>
      </Tab.Container>
      <SubmitProblem call={completion} />
      <SubmitProblem call={decline} />
      <OutcomeBox
        pending={completion.isPending ? completion.variables.outcome : null}
        onChoose={(outcome) => complete({ outcome, method })}
      />
    </>
  );
}

function MethodTab({ method }: { method: PaymentMethod }) {
  const { t } = usePayTexts();
  const Icon = icons[method];
  return (
    <Nav.Link
      as="button"
      type="button"
      className="d-flex align-items-center rounded-14 fw-650"
      eventKey={method}
    >
      <Icon size={21} className="method-icon" />
      {t(`methods.${method}`)}
    </Nav.Link>
  );
}
