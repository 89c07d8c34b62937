import type { PaymentEvent, PrismaClient } from '../../db/generated/client.ts';
import type { ProviderEventView } from '../contract/fields.ts';

/** The provider's events of an order, in the order in which they arrived. */
export function eventsOfOrder(prisma: PrismaClient, orderNumber: string): Promise<PaymentEvent[]> {
  return prisma.paymentEvent.findMany({
    where: { outTradeNo: orderNumber },
    orderBy: [{ receivedAt: 'asc' }, { eventId: 'asc' }],
  });
}

export function eventView(event: PaymentEvent): ProviderEventView {
  const { eventId, type, platOrderNum, amount, walletType, outcome } = event;
  return {
    eventId,
    type,
    platOrderNum,
    amount,
    walletType,
    occurredAt: event.occurredAt.toISOString(),
    receivedAt: event.receivedAt.toISOString(),
    outcome,
  };
}
