import { DepositStatus, type Language } from '../../../contract/enums.ts';
import { AppError } from '../../../core/app-error.ts';
import type { OfficeContext } from '../../context.ts';
import { auditRow } from '../audit/audit.repository.ts';
import { auditEntry } from '../audit/audit-entry.ts';
import type { Actor } from '../staff/active-staff.ts';
import { officeDeposit } from './office-deposits.mapper.ts';
import { findDepositWithPlayer } from './office-deposits.repository.ts';

/**
 * Requests the state of a deposit from the payments provider. One that is paid there, and not here, is
 * credited as by its event: once, whatever arrives later.
 * @throws NOT_FOUND, PAYMENT_UNAVAILABLE
 */
export async function compareDeposit(
  context: OfficeContext,
  request: { outTradeNo: string; actor: Actor; language: Language },
) {
  const { outTradeNo, actor, language } = request;
  const { prisma, clock } = context;
  const before = await storedDeposit(context, outTradeNo);
  const known = await context.payments.findProviderTransaction(before);
  const wasPaid = before.status === DepositStatus.paid;
  const audit = auditRow(
    auditEntry(context, actor, {
      action: 'deposit.compare',
      subjectKind: 'deposit',
      subjectId: outTradeNo,
      playerId: before.userId,
      before: { status: before.status },
      after: { provider: known?.status ?? null },
    }),
  );
  if (known?.status === 'paid' && !wasPaid)
    await context.payments.creditListedDeposit({ known, alongside: audit });
  else await context.ledger.write([audit]);
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

/** @throws NOT_FOUND */
async function storedDeposit({ prisma }: OfficeContext, outTradeNo: string) {
  const stored = await findDepositWithPlayer(prisma, outTradeNo);
  if (!stored) throw new AppError('NOT_FOUND');
  return stored;
}
