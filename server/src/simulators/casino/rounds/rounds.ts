import { v7 as uuidV7 } from 'uuid';

import type { Currency } from '../../../contract/money.ts';
import type { Clock } from '../../../core/clock.ts';
import { nodeHmacSha256 } from '../../../core/fairness/node-hmac.ts';
import { outcomeStream } from '../../../core/fairness/outcome-stream.ts';
import { PartyError } from '../../envelope.ts';
import type { CasinoInput, CasinoOutput, CasinoQuery } from '../contract.ts';
import type { Fairness } from '../contract-facts.ts';
import type { Launch, Launches } from '../launches.ts';
import { gameProblem } from '../problems.ts';
import type { DecisionRounds } from './decision-rounds.ts';
import type { DueWork } from './due-rounds.ts';
import { hostedGame, hostedSlot, hostedSpots } from './hosted-games.ts';
import { DUE_AFTER_MS } from './insistence.ts';
import { openedView } from './opened-view.ts';
import type { PlayerQueue } from './player-queue.ts';
import type { PlayerSeeds } from './player-seeds.ts';
import { balanceText, type PlayerWallet } from './player-wallet.ts';
import type { RoundRecord, RoundRepository } from './repository.ts';
import { roundView, slotRoundView, spotRoundView } from './round-view.ts';
import { cancellation, type Settlements } from './settlement.ts';
import type { Store } from './store.ts';
import { slotWager, spotWager, type Wager } from './wagers.ts';

export type Rounds = ReturnType<typeof createRounds>;

type Played = {
  readonly record: RoundRecord;
  readonly balance: string;
  readonly fairness: Fairness;
};

/** A round with the seed that it was dealt from, once that is revealed. */
type ProvedRound = CasinoOutput<'proof'> & { readonly walletType: Currency };

type Parts = {
  readonly store: Store;
  readonly repository: RoundRepository;
  readonly seeds: PlayerSeeds;
  readonly queue: PlayerQueue;
  readonly launches: Launches;
  readonly playerWallet: PlayerWallet;
  readonly decisionRounds: DecisionRounds;
  readonly settlements: Settlements;
  readonly clock: Clock;
};

/** What the round API does for a player; each call is one at a time for each player. */
export function createRounds(parts: Parts) {
  const { repository, seeds, queue, launches, settlements, decisionRounds } = parts;
  const { launchFor, balanceNow } = parts.playerWallet;

  /** The last round first, whose end may not be known: nothing new is dealt before it is. */
  async function finishPending(uid: string, language: string): Promise<void> {
    const pending = repository.pendingOf(uid);
    if (!pending) return;
    const settlement = await settlements.insist(pending, language);
    if (settlement.end === 'unknown') throw gameProblem('connection-lost');
  }

  async function endOf(round: RoundRecord, launch: Launch): Promise<string> {
    const settlement = await settlements.insist(round, launch.lang);
    if (settlement.end === 'unknown') throw gameProblem('connection-lost');
    if (settlement.end === 'cancelled') {
      launches.forget(launch.token);
      throw settlement.error;
    }
    return balanceText(settlement.balance, launch.walletType);
  }

  /** Plays a wager to its end, or finds the round that was dealt for it. */
  async function playOnce(launch: Launch, wager: Wager): Promise<Played> {
    const { uid } = launch;
    const earlier = repository.byRequest({ uid, requestId: wager.requestId });
    if (!earlier) await finishPending(uid, launch.lang);
    const round = earlier ?? deal(parts, { launch, wager });
    if (!isSameBet(round, { launch, wager })) {
      throw new PartyError('IDEMPOTENCY_CONFLICT', 'This requestId was used for another bet.');
    }
    if (round.status === 'cancelled') {
      throw cancellation(round.refusal ?? 'ROUND_CLOSED', 'This round was cancelled.');
    }
    const balance =
      round.status === 'pending' ? await endOf(round, launch) : await balanceNow(launch);
    // A round that did not end here as settled has thrown.
    const record: RoundRecord = { ...round, status: 'settled', token: null };
    return { record, balance, fairness: seeds.inForce(uid) };
  }

  /** @throws PartyError 404 for a round that is not this player's */
  function proofFor({ uid, roundId }: { uid: string; roundId: string }): ProvedRound {
    const decided = decisionRounds.proof({ uid, roundId });
    if (decided) return decided;
    const record = repository.byId(roundId);
    if (record?.uid !== uid) throw new PartyError('NOT_FOUND', 'This player has no such round.');
    return {
      round: roundView(record),
      serverSeed: repository.revealedSeed(roundId),
      walletType: record.walletType,
    };
  }

  /**
   * No seed is revealed while a round dealt from it may still change hands.
   * @throws PartyError 1207 while such a round waits for a choice
   */
  async function rotateFor(
    player: Pick<Launch, 'uid' | 'lang'>,
    { clientSeed }: CasinoInput<'rotate'>,
  ): Promise<CasinoOutput<'rotate'>> {
    const { uid, lang } = player;
    return queue.run(uid, async () => {
      await finishPending(uid, lang);
      await decisionRounds.endBeforeReveal(player);
      const revealed = seeds.rotate({ uid, clientSeed });
      return { revealed, fairness: seeds.inForce(uid) };
    });
  }

  return {
    proofFor,
    rotateFor,

    /** @throws PartyError 401, 404, 503 with a problem */
    async open(token: string, { gameId }: CasinoInput<'open'>): Promise<CasinoOutput<'open'>> {
      const { launch, balance } = await launches.authenticate(token);
      if (launch.gameId !== gameId) throw gameProblem('invalid-game');
      const hosted = hostedGame(gameId, launch.walletType);
      const { uid, walletType } = launch;
      return queue.run(uid, async () => {
        const hadPending = repository.pendingOf(uid) !== null;
        await finishPending(uid, launch.lang);
        const decided = hosted.kind === 'decisions' ? await decisionRounds.opening(launch) : null;
        return openedView(hosted, {
          nickName: launch.nickName,
          walletType,
          balance:
            hadPending || decided?.moved
              ? await balanceNow(launch)
              : balanceText(balance, walletType),
          fairness: seeds.inForce(uid),
          decided,
          lastSettled: (limit) => repository.lastSettled({ uid, gameId, walletType, limit }),
        });
      });
    },

    /** @throws PartyError 401, 404, 503 with a problem; 1101, 1107, 1203 and others of the wallet */
    async spin(token: string, input: CasinoInput<'spin'>): Promise<CasinoOutput<'spin'>> {
      const launch = await launchFor(token, input.gameId);
      const currency = launch.walletType;
      const wager = slotWager(hostedSlot(input.gameId, currency), { input, currency });
      const { record, ...rest } = await queue.run(launch.uid, () => playOnce(launch, wager));
      return { round: slotRoundView(record), ...rest };
    },

    /** As `spin`. */
    async bet(token: string, input: CasinoInput<'bet'>): Promise<CasinoOutput<'bet'>> {
      const launch = await launchFor(token, input.gameId);
      const currency = launch.walletType;
      const wager = spotWager(hostedSpots(input.gameId, currency), { input, currency });
      const { record, ...rest } = await queue.run(launch.uid, () => playOnce(launch, wager));
      return { round: spotRoundView(record), ...rest };
    },

    async balance(token: string): Promise<CasinoOutput<'balance'>> {
      return { balance: await balanceNow(await launches.recall(token)) };
    },

    /** As `proofFor`, for whom a launch token stands. */
    async proof(token: string, { roundId }: CasinoInput<'proof'>): Promise<CasinoOutput<'proof'>> {
      const { uid } = await launches.recall(token);
      const { round, serverSeed } = proofFor({ uid, roundId });
      return { round, serverSeed };
    },

    /** As `rotateFor`, for whom a launch token stands. */
    async rotate(token: string, input: CasinoInput<'rotate'>): Promise<CasinoOutput<'rotate'>> {
      return rotateFor(await launches.recall(token), input);
    },

    /** Seeds that were in force before, the last one first. */
    async seeds(token: string, { limit }: CasinoQuery<'seeds'>): Promise<CasinoOutput<'seeds'>> {
      const { uid } = await launches.recall(token);
      return { seeds: seeds.revealed({ uid, limit }) };
    },

    /** What the due work does for rounds of one deal. */
    dueWork: {
      playersDue: repository.playersDue,
      nextDueAt: repository.nextDueAt,
      makeAllDue: repository.makeAllDue,
      async settleFor(uid) {
        const pending = repository.pendingOf(uid);
        if (pending) await settlements.attempt(pending);
      },
    } satisfies DueWork,
  };
}

/** Draws the outcome and keeps it, pending, before the wallet hears of it: one transaction. */
function deal(
  { store, repository, seeds, clock }: Parts,
  { launch, wager }: { launch: Launch; wager: Wager },
): RoundRecord {
  const stakeMinor = wager.stakeMinor();
  const createdAt = clock.now();
  return store
    .transaction(() => {
      const { seedPairId, ...dealt } = seeds.deal(launch.uid);
      const { winMinor, outcome } = wager.deal(
        outcomeStream({ hmacSha256: nodeHmacSha256, ...dealt }),
      );
      const { serverSeedHash, clientSeed, nonce } = dealt;
      const round: RoundRecord = {
        roundId: uuidV7(),
        uid: launch.uid,
        gameId: wager.gameId,
        walletType: launch.walletType,
        requestId: wager.requestId,
        transactionId: uuidV7(),
        stakeMinor,
        winMinor,
        outcome,
        proof: { serverSeedHash, clientSeed, nonce },
        status: 'pending',
        refusal: null,
        token: launch.token,
        attempts: 0,
        sentAt: null,
        createdAt,
      };
      repository.insert(round, { seedPairId, dueAt: createdAt.getTime() + DUE_AFTER_MS });
      return round;
    })
    .immediate();
}

function isSameBet(
  round: RoundRecord,
  { launch, wager }: { launch: Launch; wager: Wager },
): boolean {
  return (
    round.gameId === wager.gameId && round.walletType === launch.walletType && wager.isOf(round)
  );
}
