import { DepositStatus, type Language } from '../../../contract/enums.ts';
import type { PaymentEvent } from '../../../contract/payments.ts';
import { AppError, refusal } from '../../../core/app-error.ts';
import type { RowWrite } from '../../../ledger/rows.ts';
import {
  type PaymentGateway,
  PaymentUnavailableError,
  type ProviderTransaction,
} from '../../../modules/payments/payment-gateway.ts';
import { handlePaymentWebhook } from '../../../modules/payments/webhook.service.ts';
import type { Services } from '../../../services.ts';
import { auditRow } from '../audit/audit.repository.ts';
import { auditEntry } from '../audit/audit-entry.ts';
import type { Actor } from '../staff/active-staff.ts';
import { officeDeposit } from './office-deposits.mapper.ts';
import { type DepositWithPlayer, findDepositWithPlayer } from './office-deposits.repository.ts';

/** The provider's list begins at a time; its clock may differ. */
const MARGIN_MS = 60_000;
/** Of the provider's list: more orders than are created within the margin. */
const PAGES_MAX = 20;

/**
 * Requests the state of a deposit from the payments provider. One that is paid there, and not here, is
 * credited as by its event: once, whatever arrives later.
 * @throws AppError 404, 1108
 */
export async function compareDeposit(
  services: Services,
  request: { outTradeNo: string; actor: Actor; language: Language },
) {
  const { outTradeNo, actor, language } = request;
  const { prisma, clock } = services;
  const before = await storedDeposit(services, outTradeNo);
  const known = await providerTransaction(services.paymentGateway, before);
  const wasPaid = before.status === DepositStatus.paid;
  const audit = auditRow(
    auditEntry(services, actor, {
      action: 'deposit.compare',
      subjectKind: 'deposit',
      subjectId: outTradeNo,
      playerId: before.userId,
      before: { status: before.status },
      after: { provider: known?.status ?? null },
    }),
  );
  if (known?.status === 'paid' && !wasPaid) await creditKnown(services, { known, audit });
  else await services.ledger.write([audit]);
  const after = await findDepositWithPlayer(prisma, outTradeNo);
  const order = after ?? before;
  const isPaidThere = known?.status === 'paid';
  return {
    provider: {
      checkedAt: clock.now().toISOString(),
      found: known !== null,
      status: known?.status ?? null,
      amount: known?.amount ?? null,
      walletType: known?.walletType ?? null,
      agrees: isPaidThere === (order.status === DepositStatus.paid),
    },
    order: officeDeposit(order, language),
  };
}

/** As the event that was lost would: its checks of number and amount hold here, too. */
async function creditKnown(
  services: Services,
  { known, audit }: { known: ProviderTransaction; audit: RowWrite },
): Promise<void> {
  const { platOrderNum, number: outTradeNo, amount, walletType } = known;
  const event: PaymentEvent = {
    eventId: `compared.${platOrderNum}`,
    type: 'payment.paid',
    platOrderNum,
    outTradeNo,
    amount,
    walletType,
    occurredAt: services.clock.now().toISOString(),
  };
  await handlePaymentWebhook(services, event, [audit]);
}

/** @throws AppError 404 */
async function storedDeposit({ prisma }: Services, outTradeNo: string) {
  const stored = await findDepositWithPlayer(prisma, outTradeNo);
  if (!stored) throw new AppError('NOT_FOUND');
  return stored;
}

/** The order as the provider knows it; `null` when it is not in its list. @throws AppError 1108 */
async function providerTransaction(
  gateway: PaymentGateway,
  { outTradeNo, createdAt }: DepositWithPlayer,
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
