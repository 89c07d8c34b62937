import type { PaymentEvent } from '../../contract/payments.ts';
import { refusal } from '../../core/app-error.ts';
import type { RowWrite } from '../../ledger/rows.ts';
import type { PaymentsContext } from './context.ts';
import { PaymentUnavailableError, type ProviderTransaction } from './payment-gateway.ts';
import { handlePaymentWebhook } from './webhook.service.ts';

/** The provider's list begins at a time; its clock may differ. */
const MARGIN_MS = 60_000;
/** Of the provider's list: more orders than are created within the margin. */
const PAGES_MAX = 20;

/**
 * A deposit as the provider knows it; `null` when it is not in its list.
 * @throws PAYMENT_UNAVAILABLE
 */
export async function findProviderTransaction(
  { gateway }: PaymentsContext,
  { outTradeNo, createdAt }: { outTradeNo: string; createdAt: Date },
): Promise<ProviderTransaction | null> {
  const since = new Date(createdAt.getTime() - MARGIN_MS);
  let after: number | null = 0;
  try {
    for (let page = 0; page < PAGES_MAX && after !== null; page += 1) {
      const { list, next } = await gateway.transactions({ kind: 'order', since, after });
      const found = list.find(({ number }) => number === outTradeNo);
      if (found) return found;
      after = next;
    }
  } catch (error) {
    if (error instanceof PaymentUnavailableError) throw refusal('PAYMENT_UNAVAILABLE');
    throw error;
  }
  return null;
}

/**
 * Credits a deposit that the provider lists as paid, as the event that was lost would: its checks of
 * number and amount hold here, too.
 * @param paid.alongside is written with it
 */
export async function creditListedDeposit(
  context: PaymentsContext,
  { known, alongside }: { known: ProviderTransaction; alongside: RowWrite },
): Promise<void> {
  const { platOrderNum, number: outTradeNo, amount, walletType } = known;
  const event: PaymentEvent = {
    eventId: `compared.${platOrderNum}`,
    type: 'payment.paid',
    platOrderNum,
    outTradeNo,
    amount,
    walletType,
    occurredAt: context.clock.now().toISOString(),
  };
  await handlePaymentWebhook(context, event, [alongside]);
}
