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

/** Payouts that one transaction moves on, so that none holds the books for long. */
const STEP_BATCH = 100;

/** Where a payout goes from each state; the bank decides the last step by the account. */
const NEXT = {
  processing: 'bank_processing',
  bank_processing: 'bank_answer',
} as const;

export type Payouts = ReturnType<typeof createPayouts>;

/**
 * The life of a payout: processing, bank processing, then succeeded or failed, one step each
 * `stepMs`, each told by an event. An account ending in 0000, or for keys with letters beginning
 * with "fail", is refused by the bank.
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
  /** Writes the event of a payout's state down, in the caller's transaction. */
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
     * Takes a payout, or answers how the one of this `orderNum` stands: asking again is how a
     * casino finds out about one that it heard nothing of.
     * @throws ApiError INVALID_REQUEST, or IDEMPOTENCY_CONFLICT for other content
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

    /** Moves payouts on whose step is due, a batch of them; their deliveries are then due. */
    stepDue(): void {
      repository.atomically(() => {
        const now = clock.now().getTime();
        for (const payout of payoutRepository.duePayouts({ now, limit: STEP_BATCH })) step(payout);
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
  if (next !== 'bank_answer') return next;
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
