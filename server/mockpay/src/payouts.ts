import { randomBytes } from 'node:crypto';
import type { PaymentEvent } from '@fairhall/api/contract/payments';
import type { Clock } from '@fairhall/kit/clock';
import { ApiError } from '@fairhall/kit/http/simulator-envelope';
import type { Settings } from '@fairhall/kit/settings';
import { v7 as uuidV7 } from 'uuid';
import { canonicalAmount, requireOrigin } from './amounts-and-origins.ts';
import type { CreatedPayout, CreatePayout, PayoutState } from './contract.ts';
import type { Payout, PayoutRepository } from './payout-repository.ts';
import type { Repository } from './repository.ts';

/** Payouts advanced in one transaction, which bounds its duration. */
const STEP_BATCH = 100;

/** The next state; the account number determines the result of the bank. */
const NEXT = {
  processing: 'bank_processing',
  bank_processing: 'bank_result',
} as const;

export type Payouts = ReturnType<typeof createPayouts>;

/**
 * The lifecycle of a payout: processing, bank processing, then succeeded or failed, one step each
 * `stepMs`, each with an event. The bank refuses an account that ends in 0000 or starts with "fail".
 */
export function createPayouts({
  repository,
  payoutRepository,
  origins,
  stepMs,
  clock,
  onChange,
}: {
  repository: Repository;
  payoutRepository: PayoutRepository;
  origins: Settings['origins'];
  stepMs: number;
  clock: Clock;
  onChange: () => void;
}) {
  /** Inserts the event of a payout's state, in the caller's transaction. */
  function insertEvent(payout: Payout, state: PayoutState): void {
    const now = clock.now();
    const event = payoutEvent({ payout, state, now });
    repository.insertDelivery({
      platOrderNum: payout.platOrderNum,
      eventId: event.eventId,
      url: payout.notifyUrl,
      body: JSON.stringify(event),
      createdAt: now.getTime(),
    });
  }

  function step(payout: Payout): void {
    const to = nextState(payout);
    if (to === null) return;
    const final = to === 'succeeded' || to === 'failed';
    const moved = payoutRepository.advancePayout({
      platOrderNum: payout.platOrderNum,
      from: payout.state,
      to,
      nextStepAt: final ? null : clock.now().getTime() + stepMs,
    });
    if (moved) insertEvent(payout, to);
  }

  return {
    /**
     * Creates a payout, or returns the state of the payout with this `orderNum`: the merchant repeats
     * the request to query a payout whose events it has not received.
     * @throws INVALID_REQUEST, or IDEMPOTENCY_CONFLICT for other content
     */
    create(input: CreatePayout): CreatedPayout {
      requireOrigin('notifyUrl', { url: input.notifyUrl, origin: origins.apiInside });
      const requested = newPayout(input, { now: clock.now(), stepMs });
      const inserted = repository.atomically(() => {
        const isNew = payoutRepository.insertPayout(requested);
        if (isNew) insertEvent(requested, requested.state);
        return isNew;
      });
      if (inserted) onChange();
      const payout = inserted ? requested : payoutRepository.payoutByOrderNum(requested.orderNum);
      if (!payout || !sameContent(payout, requested)) {
        throw new ApiError(
          'IDEMPOTENCY_CONFLICT',
          'This orderNum belongs to a payout with other content.',
        );
      }
      return { platOrderNum: payout.platOrderNum, state: payout.state };
    },

    /** Advances a batch of payouts whose step is due; their deliveries are then due. */
    stepDue(): void {
      repository.atomically(() => {
        const now = clock.now().getTime();
        const due = payoutRepository.duePayouts({ now, latest: now + stepMs, limit: STEP_BATCH });
        for (const payout of due) step(payout);
      });
    },
  };
}

function newPayout(input: CreatePayout, { now, stepMs }: { now: Date; stepMs: number }): Payout {
  return {
    platOrderNum: `MP${randomBytes(16).toString('hex').toUpperCase()}`,
    orderNum: input.orderNum,
    amount: canonicalAmount(input),
    walletType: input.walletType,
    bankCode: input.bankCode,
    account: input.account,
    notifyUrl: input.notifyUrl,
    state: 'processing',
    nextStepAt: now.getTime() + stepMs,
    createdAt: now.getTime(),
  };
}

function nextState({ state, account }: Payout): PayoutState | null {
  if (state === 'succeeded' || state === 'failed') return null;
  const next = NEXT[state];
  if (next !== 'bank_result') return next;
  return account.endsWith('0000') || account.startsWith('fail') ? 'failed' : 'succeeded';
}

const contentKeys = [
  'amount',
  'walletType',
  'bankCode',
  'account',
  'notifyUrl',
] as const satisfies readonly (keyof Payout)[];

function sameContent(left: Payout, right: Payout): boolean {
  return contentKeys.every((key) => left[key] === right[key]);
}

function payoutEvent({
  payout,
  state,
  now,
}: {
  payout: Payout;
  state: PayoutState;
  now: Date;
}): PaymentEvent {
  return {
    eventId: `evt_${uuidV7()}`,
    type: `payout.${state}`,
    platOrderNum: payout.platOrderNum,
    outTradeNo: payout.orderNum,
    amount: payout.amount,
    walletType: payout.walletType,
    occurredAt: now.toISOString(),
  };
}
