import type { Clock } from '@fairhall/kit/clock';
import { PartyError } from '@fairhall/kit/http/simulator-envelope';
import type { z } from 'zod';
import type { eventCalls, OpenedDraw, OpenedSport } from '../contract-events.ts';
import { pacedSchedule } from '../engines/scheduled/scheduled-game.ts';
import type { Launches } from '../launches.ts';
import { gameProblem } from '../problems.ts';
import type { PlayerQueue } from '../rounds/player-queue.ts';
import { balanceText, type PlayerWallet } from '../rounds/player-wallet.ts';
import type { EventRecord, EventRepository } from './event-repository.ts';
import {
  betSlipView,
  drawSlipView,
  liveEventView,
  offeredEventView,
  pastEventView,
  slipView,
} from './event-view.ts';
import { hostedDraw, hostedEvents, hostedSport } from './hosted-events.ts';
import { createOddsBoard } from './odds-board.ts';
import { openedEventView } from './opened-event-view.ts';
import { betPurchase, ticketPurchase } from './purchases.ts';
import { PROOFS_KEPT_MS } from './retention.ts';
import type { Sales } from './sales.ts';
import { clientSeedOf } from './slip-content.ts';
import type { SlipRepository } from './slip-repository.ts';
import type { SlipSettlements } from './slip-settlement.ts';
import { isOver } from './verdict.ts';

/** An event stays among the live ones for so long after its end. */
const SHOWN_AFTER_MS = 30_000;
/** Above every number and every slip's id. */
const LAST_NUMBER = Number.MAX_SAFE_INTEGER;
const LAST_SLIP_ID = 'z';

type Call = typeof eventCalls;
type Input<C extends keyof Call> = z.infer<Call[C]['input']>;
type Output<C extends keyof Call> = z.infer<Call[C]['output']>;

export type Events = ReturnType<typeof createEvents>;

/** What the calls of scheduled events do for a player. Each may throw PartyError 401, 404, 503. */
export function createEvents({
  events,
  slips,
  settlements,
  sales,
  launches,
  playerWallet,
  queue,
  pace,
  clock,
}: {
  events: EventRepository;
  slips: SlipRepository;
  settlements: SlipSettlements;
  sales: Sales;
  launches: Launches;
  playerWallet: PlayerWallet;
  queue: PlayerQueue;
  pace: number;
  clock: Clock;
}) {
  const board = createOddsBoard();
  const nowMs = () => clock.now().getTime();
  const nowText = () => clock.now().toISOString();

  async function hostedFor(token: string, gameId: string) {
    const launch = await playerWallet.launchFor(token, gameId);
    return { launch, ...hostedEvents(gameId, launch.walletType) };
  }

  /** @throws PartyError 404 for an event that is not there, or not any more */
  function proofFor({ uid, eventId }: { uid: string; eventId: string }): Output<'eventProof'> {
    const event = events.byId(eventId);
    const now = nowMs();
    if (event === null || event.endsAt <= now - PROOFS_KEPT_MS) throw noSuchEvent();
    return {
      now: nowText(),
      event: pastEventView(event, now),
      nonce: 0,
      ...proofOf(event, { book: slips.book(eventId), now }),
      ownSlips: slips
        .ofPlayerFor({ uid, eventId })
        .map(({ slipId, digest, content }) => ({ slipId, digest, content })),
    };
  }

  return {
    proofFor,

    async open(token: string, { gameId }: { gameId: string }): Promise<OpenedDraw | OpenedSport> {
      const { launch, balance } = await launches.authenticate(token);
      if (launch.gameId !== gameId) throw gameProblem('invalid-game');
      const { nickName, walletType } = launch;
      return openedEventView(hostedEvents(gameId, walletType), {
        nickName,
        walletType,
        balance: balanceText(balance, walletType),
        pace,
      });
    },

    async programme(token: string, { gameId }: Input<'programme'>): Promise<Output<'programme'>> {
      const { game } = await hostedFor(token, gameId);
      const now = nowMs();
      const onSale = events.onSale({ gameId, now });
      return {
        now: nowText(),
        events: onSale.map((event) => {
          const markets = game.sells === 'bets' ? board.marketsOf(game, event) : [];
          return offeredEventView(event, { markets, now });
        }),
      };
    },

    async live(token: string, { gameId }: Input<'live'>): Promise<Output<'live'>> {
      const { game } = await hostedFor(token, gameId);
      const now = nowMs();
      const startedAfter = now - pacedSchedule(game.schedule, pace).playMs - SHOWN_AFTER_MS;
      const showing = events.showing({ gameId, now, startedAfter });
      return {
        now: nowText(),
        events: showing.map((event) => liveEventView(event, { game, now })),
      };
    },

    async results(
      token: string,
      { gameId, before = LAST_NUMBER, limit }: Input<'results'>,
    ): Promise<Output<'results'>> {
      await hostedFor(token, gameId);
      const now = nowMs();
      const over = events.over({ gameId, now, before, limit });
      return { now: nowText(), events: over.map((event) => pastEventView(event, now)) };
    },

    /** @throws PartyError 1203 and the wallet's refusals */
    async buyTicket(token: string, input: Input<'buyTicket'>): Promise<Output<'buyTicket'>> {
      const launch = await playerWallet.launchFor(token, input.gameId);
      const currency = launch.walletType;
      const purchase = ticketPurchase(hostedDraw(input.gameId, currency), { input, currency });
      const { slip, balance } = await queue.run(launch.uid, () => sales.buy(launch, purchase));
      const sight = { events: settlements.eventsOf(slip.order), now: nowMs() };
      return { now: nowText(), slip: drawSlipView(slip, sight), balance };
    },

    /** As `buyTicket`. */
    async placeBet(token: string, input: Input<'placeBet'>): Promise<Output<'placeBet'>> {
      const launch = await playerWallet.launchFor(token, input.gameId);
      const currency = launch.walletType;
      const purchase = betPurchase(hostedSport(input.gameId, currency), {
        input,
        currency,
        board,
      });
      const { slip, balance } = await queue.run(launch.uid, () => sales.buy(launch, purchase));
      const sight = { events: settlements.eventsOf(slip.order), now: nowMs() };
      return { now: nowText(), slip: betSlipView(slip, sight), balance };
    },

    async slips(
      token: string,
      { gameId, before = LAST_SLIP_ID, limit }: Input<'slips'>,
    ): Promise<Output<'slips'>> {
      const { launch } = await hostedFor(token, gameId);
      const { uid, walletType } = launch;
      const now = nowMs();
      const own = slips.ofPlayer({ uid, gameId, walletType, before, limit });
      return {
        now: nowText(),
        slips: own.map((slip) => slipView(slip, { events: settlements.eventsOf(slip.order), now })),
      };
    },

    /** @throws PartyError 404 for an event that this game does not have, or not any more */
    async eventProof(
      token: string,
      { gameId, eventId }: Input<'eventProof'>,
    ): Promise<Output<'eventProof'>> {
      const { launch } = await hostedFor(token, gameId);
      const proof = proofFor({ uid: launch.uid, eventId });
      if (proof.event.gameId !== gameId) throw noSuchEvent();
      return proof;
    },
  };
}

const noSuchEvent = () => new PartyError('NOT_FOUND', 'There is no such event.');

/** Book and client seed once the event is drawn, seed and course once it is over. */
function proofOf(event: EventRecord, { book, now }: { book: string[]; now: number }) {
  const { clientSeed, serverSeed, course } = event;
  if (clientSeed === null) {
    return { clientSeed: null, book: null, serverSeed: null, progress: null };
  }
  if (clientSeedOf(book) !== clientSeed) {
    throw new Error(`the book of ${event.eventId} is not the one that it was drawn with`);
  }
  const isRevealed = isOver(event, now);
  return {
    clientSeed,
    book,
    serverSeed: isRevealed ? serverSeed : null,
    progress: isRevealed ? (course?.progress ?? null) : null,
  };
}
