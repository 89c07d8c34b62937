import { toDecimal } from '@fairhall/api/contract/money';
import type { Clock } from '@fairhall/kit/clock';
import type { RefusalName } from '@fairhall/kit/errors';
import type { PartyError } from '@fairhall/kit/http/simulator-envelope';
import { insist, nextDelayMs } from '../rounds/insistence.ts';
import { cancellation } from '../rounds/settlement.ts';
import type { SharedCommits } from '../rounds/shared-commits.ts';
import type { WalletClient } from '../wallet-client.ts';
import type { EventRecord, EventRepository } from './event-repository.ts';
import { eventIdsOf, type SlipOrder } from './slip-content.ts';
import type { SlipRecord, SlipRepository } from './slip-repository.ts';
import { verdictOf } from './verdict.ts';

/**
 * A process that takes a due slip has it for so long: longer than a call to the wallet can take.
 * Where it takes longer still, another process makes the same call, which moves nothing twice.
 */
const CLAIM_MS = 12_000;
/** What should have been drawn and is not is looked for again after so long. */
const LOOK_AGAIN_MS = 1000;

type Log = { readonly error: (details: object, message: string) => void };

/** What became of a stake: the slip stands, was taken back, or nobody knows yet. */
export type Staked =
  | { readonly end: 'standing'; readonly balance: number | null }
  | { readonly end: 'cancelled'; readonly error: PartyError }
  | { readonly end: 'unknown' };

export type SlipSettlements = ReturnType<typeof createSlipSettlements>;

/**
 * Moves a slip's money: its stake, the stake back, and what it pays. Each is a wallet call with a
 * transactionId of its own that is repeated until its answer is known, so a second process, or the
 * same one after a restart, moves nothing twice.
 *
 * A stake has to be confirmed before the first of its events starts. After that a slip could be
 * taken by who has seen the outcome, so it is taken back, whatever came of the call.
 */
export function createSlipSettlements({
  commits,
  slips,
  events,
  wallet,
  clock,
  log,
}: {
  commits: SharedCommits;
  slips: SlipRepository;
  events: EventRepository;
  wallet: WalletClient;
  clock: Clock;
  log: Log;
}) {
  const nowMs = () => clock.now().getTime();

  function current(slipId: string): SlipRecord {
    const slip = slips.byId(slipId);
    if (!slip) throw new Error(`the slip ${slipId} is gone`);
    return slip;
  }

  /** One attempt to bring a pending slip to stand. */
  async function stake(slip: SlipRecord, language?: string): Promise<Staked> {
    const { slipId, token, walletType } = slip;
    if (isSold(slip)) return { end: 'standing', balance: null };
    if (slip.state !== 'pending' || token === null) return takeBack(slip);
    const sentAt = nowMs();
    if (sentAt >= slip.confirmBy) return giveBack(slip, 'ROUND_CLOSED');
    await commits.run(() => slips.markSent({ slipId, now: sentAt }));
    const answer = await wallet.bet(
      {
        token,
        transactionId: slip.transactionId,
        roundId: slipId,
        gameId: slip.gameId,
        amount: toDecimal(slip.stakeMinor, walletType),
      },
      language,
    );
    switch (answer.kind) {
      case 'done':
        return confirm(slip, answer.data.balance);
      case 'refused':
        if (slip.sentAt !== null) return giveBack(slip, answer.refusal);
        await commits.run(() => slips.cancel({ slipId, refusal: answer.refusal, now: nowMs() }));
        return { end: 'cancelled', error: cancellation(answer.refusal, answer.msg) };
      case 'not-done':
        return postpone(slip, { sentAt: slip.sentAt });
      case 'unknown':
        return postpone(slip, { sentAt });
    }
  }

  async function confirm(slip: SlipRecord, balance: number): Promise<Staked> {
    const { slipId } = slip;
    const ends = [...eventsOf(slip.order).values()].map(({ endsAt }) => endsAt);
    const confirmed = await commits.run(() =>
      slips.confirm({ slipId, now: nowMs(), dueAt: Math.min(...ends) }),
    );
    if (confirmed) return { end: 'standing', balance };
    // It took too long, or another attempt of ours was first.
    const found = current(slipId);
    return found.state === 'pending' ? giveBack(found, 'ROUND_CLOSED') : stake(found);
  }

  async function giveBack({ slipId }: SlipRecord, refusal: RefusalName): Promise<Staked> {
    await commits.run(() => slips.giveBack({ slipId, refusal, now: nowMs() }));
    return takeBack(current(slipId));
  }

  /** The wallet takes the bet back, or sees to it that it never comes. */
  async function takeBack(slip: SlipRecord): Promise<Staked> {
    const { slipId, state, transactionId } = slip;
    const refusal = slip.refusal ?? 'ROUND_CLOSED';
    if (state === 'returning') {
      const answer = await wallet.rollback({
        transactionId: `${transactionId}-rollback`,
        betTransactionId: transactionId,
      });
      if (answer.kind === 'refused') log.error({ slipId, answer }, 'a stake does not come back');
      if (answer.kind !== 'done') return postpone(slip, slip);
      await commits.run(() => slips.cancel({ slipId, refusal, now: nowMs() }));
    }
    return { end: 'cancelled', error: cancellation(refusal, 'This slip came too late.') };
  }

  /** Whether a standing slip is decided by now; if so, what it pays is fixed, once. */
  async function decide(slip: SlipRecord): Promise<void> {
    const { slipId } = slip;
    const now = nowMs();
    const verdict = verdictOf(slip, { events: eventsOf(slip.order), now });
    if (verdict.kind === 'open') {
      const dueAt = Math.max(verdict.until, now + LOOK_AGAIN_MS);
      await commits.run(() => slips.waitUntil({ slipId, dueAt }));
      return;
    }
    const { winMinor } = verdict;
    const dueAt = now + CLAIM_MS;
    const decided = await commits.run(() => slips.decide({ slipId, winMinor, dueAt }));
    if (decided) await pay(current(slipId));
  }

  async function pay(slip: SlipRecord): Promise<void> {
    const { slipId, transactionId } = slip;
    const answer = await wallet.win({
      transactionId: `${transactionId}-win`,
      betTransactionId: transactionId,
      roundId: slipId,
      amount: toDecimal(slip.winMinor ?? 0n, slip.walletType),
      finished: true,
    });
    if (answer.kind === 'done') {
      await commits.run(() => slips.settle({ slipId, now: nowMs() }));
      return;
    }
    if (answer.kind === 'refused') log.error({ slipId, answer }, 'a win is not taken');
    await postpone(slip, slip);
  }

  /** After a call that did not end it; `sentAt`: when one went out that may have arrived. */
  async function postpone(
    slip: SlipRecord,
    { sentAt }: Pick<SlipRecord, 'sentAt'>,
  ): Promise<{ readonly end: 'unknown' }> {
    const { slipId, attempts } = slip;
    const dueAt = nowMs() + nextDelayMs(attempts);
    await commits.run(() => slips.postpone({ slipId, dueAt, sentAt }));
    return { end: 'unknown' };
  }

  function eventsOf(order: SlipOrder): Map<string, EventRecord> {
    return new Map(
      eventIdsOf(order).flatMap((eventId) => {
        const event = events.byId(eventId);
        return event ? [[eventId, event]] : [];
      }),
    );
  }

  return {
    eventsOf,

    /** Several attempts to bring a slip to stand, for a player who waits. */
    insist: (slipId: string, language?: string): Promise<Staked> =>
      insist({
        attempt: () => stake(current(slipId), language),
        isKnown: ({ end }) => end !== 'unknown',
      }),

    /** Brings a due slip on its way, if no other process has taken it. */
    async attend(slip: SlipRecord): Promise<void> {
      const { slipId, dueAt } = slip;
      const until = nowMs() + CLAIM_MS;
      if (!(await commits.run(() => slips.claim({ slipId, seen: dueAt, until })))) return;
      switch (slip.state) {
        case 'pending':
        case 'returning':
          await stake(slip);
          return;
        case 'standing':
          return decide(slip);
        case 'paying':
          return pay(slip);
        case 'settled':
        case 'cancelled':
          return;
      }
    },
  };
}

/** Whether its stake stands, for good. */
function isSold({ state }: SlipRecord): boolean {
  return state === 'standing' || state === 'paying' || state === 'settled';
}
