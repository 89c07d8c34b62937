import { WithdrawStatus } from '../../contract/enums.ts';
import type { PaymentEvent } from '../../db/generated/client.ts';
import type { timelineKinds } from '../../office/contract/withdrawals.ts';
import type { WithdrawOrder } from './withdrawals.repository.ts';

/** A step of a withdrawal; `staffId` is who decided, `null` for any other step. */
type Step = {
  readonly at: Date;
  readonly kind: (typeof timelineKinds)[number];
  readonly staffId: string | null;
  readonly text: string;
};

type Decision = {
  readonly at: Date;
  readonly staffId: string;
  readonly action: string;
  readonly reason: string;
};

/** The provider's events that changed an order, as steps. */
const stepOfEvent: Readonly<Record<string, Step['kind']>> = {
  'payout.processing': 'processing',
  'payout.bank_processing': 'atBank',
  'payout.succeeded': 'paid',
  'payout.failed': 'returned',
};
const CHANGING: readonly string[] = ['advanced', 'settled', 'returned'];

/** What happened to a withdrawal, the earliest first. */
export function withdrawalTimeline(
  order: WithdrawOrder,
  facts: {
    flags: readonly string[];
    decisions: readonly Decision[];
    events: readonly PaymentEvent[];
  },
): Step[] {
  const { flags, decisions, events } = facts;
  const steps: Step[] = [{ at: order.createdAt, kind: 'requested', staffId: null, text: '' }];
  if (flags.length > 0) {
    steps.push({ at: order.createdAt, kind: 'flagged', staffId: null, text: flags.join(', ') });
  }
  for (const { at, staffId, action, reason } of decisions) {
    const kind = action === 'withdrawal.approve' ? 'approved' : 'rejected';
    steps.push({ at, kind, staffId, text: reason });
  }
  for (const { type, outcome, receivedAt } of events) {
    const kind = stepOfEvent[type];
    if (kind && CHANGING.includes(outcome)) {
      steps.push({ at: receivedAt, kind, staffId: null, text: '' });
    }
  }
  const end = endOf(order);
  // The provider's response may have ended it without an event.
  if (end && !steps.some(({ kind }) => kind === end || kind === 'rejected')) {
    steps.push({ at: order.updatedAt, kind: end, staffId: null, text: '' });
  }
  return steps.sort((one, other) => one.at.getTime() - other.at.getTime());
}

function endOf({ status }: { status: number }): 'paid' | 'returned' | null {
  if (status === WithdrawStatus.successful) return 'paid';
  return status === WithdrawStatus.failed ? 'returned' : null;
}
