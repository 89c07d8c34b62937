import type { Currency } from '@fairhall/api/contract/money';
import type { Clock } from '@fairhall/kit/clock';
import { PartyError } from '@fairhall/kit/http/simulator-envelope';
import type { CasinoInput, CasinoOutput, CasinoQuery } from '../contract.ts';
import type { Fairness } from '../contract-facts.ts';
import type { Launch, Launches } from '../launches.ts';
import { gameProblem } from '../problems.ts';
import { type Dealing, dealFor } from './dealing.ts';
import type { DecisionRounds } from './decision-rounds.ts';
import type { DueWork } from './due-rounds.ts';
import { hostedGame, hostedSlot, hostedSpots } from './hosted-games.ts';
import { openedView } from './opened-view.ts';
import type { PlayerQueue } from './player-queue.ts';
import type { PlayerSeeds } from './player-seeds.ts';
import { balanceText, type PlayerWallet } from './player-wallet.ts';
import type { RoundRecord, RoundRepository } from './repository.ts';
import { roundView, slotRoundView, spotRoundView } from './round-view.ts';
import { cancellation, type Settlements } from './settlement.ts';
import type { SharedCommits } from './shared-commits.ts';
import { slotWager, spotWager, type Wager } from './wagers.ts';

export type Rounds = ReturnType<typeof createRounds>;

type Played = {
  readonly round: RoundRecord;
  readonly balance: string;
  readonly fairness: Fairness;
};

/** A round with the seed that it was dealt from, once that is revealed. */
type ProvedRound = CasinoOutput<'proof'> & { readonly walletType: Currency };

type Dealt = Extract<Dealing, { kind: 'dealt' | 'kept' }>;

type Parts = {
  readonly commits: SharedCommits;
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
  const { commits, repository, seeds, queue, launches, settlements, decisionRounds } = parts;
  const { launchFor, balanceNow } = parts.playerWallet;

  /** The last round first, whose end may not be known: nothing new is dealt before it is. */
  async function finishPending(uid: string, language: string): Promise<void> {
    const pending = repository.pendingOf(uid);
    if (pending) await finish(pending, language);
  }

  async function finish(pending: RoundRecord, language: string): Promise<void> {
    const settlement = await settlements.insist(pending, language);
    if (settlement.end === 'unknown') throw gameProblem('connection-lost');
  }

  /** Deals for a wager once nothing else waits, or finds the round that was dealt for it. */
  async function roundFor(launch: Launch, wager: Wager): Promise<Dealt> {
    const dealing = await commits.run(dealFor(parts, { launch, wager }));
    switch (dealing.kind) {
      case 'refused':
        throw dealing.error;
      case 'waits':
        await finish(dealing.pending, launch.lang);
        return roundFor(launch, wager);
      case 'kept':
      case 'dealt':
        return dealing;
    }
  }

  /** The balance after a round that is settled now, or was. */
  async function balanceAfter({ kind, round }: Dealt, launch: Launch): Promise<string> {
    if (round.status !== 'pending') return balanceNow(launch);
    const settlement =
      kind === 'dealt'
        ? await settlements.insistOnNew(round, launch.lang)
        : await settlements.insist(round, launch.lang);
    if (settlement.end === 'unknown') throw gameProblem('connection-lost');
    if (settlement.end === 'cancelled') {
      launches.forget(launch.token);
      throw settlement.error;
    }
    return balanceText(settlement.balance, launch.walletType);
  }

  /** Plays a wager to its end: a round that did not end as settled throws. */
  async function playOnce(launch: Launch, wager: Wager): Promise<Played> {
    const dealt = await roundFor(launch, wager);
    const { round } = dealt;
    if (!isSameBet(round, { launch, wager })) {
      throw new PartyError('IDEMPOTENCY_CONFLICT', 'This requestId was used for another bet.');
    }
    if (round.status === 'cancelled') {
      throw cancellation(round.refusal ?? 'ROUND_CLOSED', 'This round was cancelled.');
    }
    const balance = await balanceAfter(dealt, launch);
    const fairness = dealt.kind === 'dealt' ? dealt.fairness : seeds.inForce(launch.uid);
    return { round, balance, fairness };
  }

  /** @throws PartyError 404 for a round that is not this player's */
  function proofFor(asked: { uid: string; roundId: string }): ProvedRound {
    const decided = decisionRounds.proof(asked);
    if (decided) return decided;
    const record = repository.byId(asked);
    if (!record) throw new PartyError('NOT_FOUND', 'This player has no such round.');
    return {
      round: roundView(record),
      serverSeed: repository.revealedSeed(asked),
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
      const { round, balance, fairness } = await queue.run(launch.uid, () =>
        playOnce(launch, wager),
      );
      return { round: slotRoundView(round, 'settled'), balance, fairness };
    },

    /** As `spin`. */
    async bet(token: string, input: CasinoInput<'bet'>): Promise<CasinoOutput<'bet'>> {
      const launch = await launchFor(token, input.gameId);
      const currency = launch.walletType;
      const wager = spotWager(hostedSpots(input.gameId, currency), { input, currency });
      const { round, balance, fairness } = await queue.run(launch.uid, () =>
        playOnce(launch, wager),
      );
      return { round: spotRoundView(round, 'settled'), balance, fairness };
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

function isSameBet(
  round: RoundRecord,
  { launch, wager }: { launch: Launch; wager: Wager },
): boolean {
  return (
    round.gameId === wager.gameId && round.walletType === launch.walletType && wager.isOf(round)
  );
}
