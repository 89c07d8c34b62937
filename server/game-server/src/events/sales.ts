import { toDecimal } from '@fairhall/api/contract/money';
import type { Clock } from '@fairhall/kit/clock';
import { PartyError } from '@fairhall/kit/http/simulator-envelope';
import { orderedUuid } from '@fairhall/kit/random';
import type { Launch, Launches } from '../launches.ts';
import { gameProblem } from '../problems.ts';
import { DUE_AFTER_MS } from '../rounds/insistence.ts';
import { balanceText, type PlayerWallet } from '../rounds/player-wallet.ts';
import { cancellation } from '../rounds/settlement.ts';
import type { SharedCommits } from '../rounds/shared-commits.ts';
import type { EventRecord, EventRepository } from './event-repository.ts';
import { notOffered, type Purchase } from './purchases.ts';
import { eventIdsOf, sealContent } from './slip-content.ts';
import type { SlipRecord, SlipRepository } from './slip-repository.ts';
import type { SlipSettlements } from './slip-settlement.ts';

/** Slips that one event takes: its book has room on one page. */
const SLIPS_PER_EVENT_MAX = 5000;
/** Slips of one player that are not decided yet. */
const OPEN_SLIPS_MAX = 100;

export type Sales = ReturnType<typeof createSales>;

type Parts = {
  readonly commits: SharedCommits;
  readonly events: EventRepository;
  readonly slips: SlipRepository;
  readonly settlements: SlipSettlements;
  readonly launches: Launches;
  readonly playerWallet: PlayerWallet;
  readonly clock: Clock;
};

/** Sells slips: a slip is in the books before the wallet hears of it, and stands once it is paid. */
export function createSales(parts: Parts) {
  const { slips, settlements, launches, playerWallet } = parts;

  /** Brings a pending slip to stand. @throws PartyError what the wallet refused, 503 */
  async function stake(slip: SlipRecord, launch: Launch): Promise<number | null> {
    const staked = await settlements.insist(slip.slipId, launch.lang);
    if (staked.end === 'unknown') throw gameProblem('connection-lost');
    if (staked.end === 'cancelled') {
      launches.forget(launch.token);
      throw staked.error;
    }
    return staked.balance;
  }

  return {
    /**
     * Buys a slip, or finds the one that was bought for the same request.
     * To be called in the player's queue.
     * @throws PartyError 1203 for what is not on offer, 1107, the wallet's refusals, 503
     */
    async buy(launch: Launch, purchase: Purchase): Promise<{ slip: SlipRecord; balance: string }> {
      const { uid, walletType } = launch;
      const earlier = slips.byRequest({ uid, requestId: purchase.requestId });
      if (earlier && !isSamePurchase(earlier, { launch, purchase })) {
        throw new PartyError('IDEMPOTENCY_CONFLICT', 'This requestId was used for another slip.');
      }
      const slip = earlier ?? (await keep(parts, { launch, purchase }));
      if (slip.state === 'cancelled') {
        throw cancellation(slip.refusal ?? 'ROUND_CLOSED', 'This slip was not sold.');
      }
      const isKnown = slip.state !== 'pending' && slip.state !== 'returning';
      const balance = isKnown ? null : await stake(slip, launch);
      return {
        slip: slips.byId(slip.slipId) ?? slip,
        balance:
          balance === null
            ? await playerWallet.balanceNow(launch)
            : balanceText(balance, walletType),
      };
    },
  };
}

/**
 * Writes a slip into the books, pending, while all its events are on sale: one step of the books.
 * @throws PartyError 1203
 */
async function keep(
  parts: Parts,
  { launch, purchase }: { launch: Launch; purchase: Purchase },
): Promise<SlipRecord> {
  const { commits, slips, clock } = parts;
  const { uid, walletType, token } = launch;
  const { gameId, requestId, order, stakeMinor } = purchase;
  const slipId = orderedUuid();
  const stake = stakeMinor ?? 0n;
  const sold = await commits.run(() => {
    const now = clock.now().getTime();
    const offer = offerOf(parts, { uid, purchase, now });
    if ('refusal' in offer) return offer;
    slips.insert({
      slipId,
      uid,
      gameId,
      walletType,
      requestId,
      transactionId: orderedUuid(),
      stakeMinor: stake,
      ...sealContent({
        slipId,
        requestId,
        gameId,
        walletType,
        stake: toDecimal(stake, walletType),
        order,
      }),
      token,
      confirmBy: Math.min(...offer.chosen.map(({ startsAt }) => startsAt)),
      dueAt: now + DUE_AFTER_MS,
      createdAt: now,
      eventIds: offer.chosen.map(({ eventId }) => eventId),
    });
    return null;
  });
  // Thrown in the step, it would undo those of others, to be taken again.
  if (sold) throw sold.refusal;
  const slip = slips.byId(slipId);
  if (!slip) throw new Error(`the slip ${slipId} was not kept`);
  return slip;
}

type Asked = { readonly uid: string; readonly purchase: Purchase; readonly now: number };

function offerOf(
  parts: Parts,
  asked: Asked,
): { readonly chosen: readonly EventRecord[] } | { readonly refusal: unknown } {
  try {
    return { chosen: eventsOnSale(parts, asked) };
  } catch (refusal) {
    return { refusal };
  }
}

/** The events that are bought, all of which are on sale. @throws PartyError 1203 */
function eventsOnSale({ events, slips }: Parts, { uid, purchase, now }: Asked): EventRecord[] {
  const chosen = new Map<string, EventRecord>();
  for (const eventId of eventIdsOf(purchase.order)) {
    const event = events.byId(eventId);
    if (event?.gameId !== purchase.gameId) throw notOffered('The game has no such event.');
    const isOnSale = event.status === 'open' && now < event.closesAt;
    if (!isOnSale) throw notOffered('This event is closed.');
    if (slips.soldFor(eventId) >= SLIPS_PER_EVENT_MAX) throw notOffered('It is sold out.');
    chosen.set(eventId, event);
  }
  purchase.check(chosen);
  if (slips.openOf(uid) >= OPEN_SLIPS_MAX) {
    throw notOffered('There are too many open slips. Wait for the next results.');
  }
  return [...chosen.values()];
}

function isSamePurchase(
  slip: SlipRecord,
  { launch, purchase }: { launch: Launch; purchase: Purchase },
): boolean {
  return (
    slip.gameId === purchase.gameId &&
    slip.walletType === launch.walletType &&
    slip.stakeMinor === purchase.stakeMinor &&
    JSON.stringify(slip.order) === JSON.stringify(purchase.order)
  );
}
