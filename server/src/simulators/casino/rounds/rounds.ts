import { v7 as uuidV7 } from 'uuid';
import { type Currency, fromDecimal, toDecimal } from '../../../contract/money.ts';
import type { Clock } from '../../../core/clock.ts';
import { nodeHmacSha256 } from '../../../core/fairness/node-hmac.ts';
import { outcomeStream } from '../../../core/fairness/outcome-stream.ts';
import { PartyError } from '../../envelope.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import type { CasinoInput, CasinoOutput, Fairness } from '../contract.ts';
import { spin } from '../engines/slot/lines-slot.ts';
import { type SlotEngine, slotEngine } from '../engines/slot-engines.ts';
import type { Launch, Launches } from '../launches.ts';
import { gameProblem } from '../problems.ts';
import { stakesIn } from '../stakes.ts';
import { minorOf, type WalletClient } from '../wallet-client.ts';
import type { PlayerQueue } from './player-queue.ts';
import type { PlayerSeeds } from './player-seeds.ts';
import type { RoundRecord, RoundRepository } from './repository.ts';
import { outcomeView, paytableView, roundView } from './round-view.ts';
import { cancellation, type Settlements } from './settlement.ts';
import type { Store } from './store.ts';

const LAST_ROUNDS_MAX = 10;
/** The stake that a game opens with, in US dollars of its betList. */
const DEFAULT_BET = 1;
/** The due work looks at a round only after the request that dealt it had its chance. */
const DUE_AFTER_MS = 40_000;

export type Rounds = ReturnType<typeof createRounds>;

type Parts = {
  readonly store: Store;
  readonly repository: RoundRepository;
  readonly seeds: PlayerSeeds;
  readonly queue: PlayerQueue;
  readonly launches: Launches;
  readonly wallet: WalletClient;
  readonly settlements: Settlements;
  readonly clock: Clock;
};

/** What the round API does for a player; each call is one at a time for each player. */
export function createRounds(parts: Parts) {
  const { repository, seeds, queue, launches, wallet, settlements } = parts;

  /** The last round first, whose end may not be known: nothing new is dealt before it is. */
  async function finishPending(uid: string, language: string): Promise<void> {
    const pending = repository.pendingOf(uid);
    if (!pending) return;
    const settlement = await settlements.insist(pending, language);
    if (settlement.end === 'unknown') throw gameProblem('connection-lost');
  }

  async function balanceNow(launch: Launch): Promise<string> {
    const answer = await wallet.balance(launch.token);
    if (answer.kind === 'refused') {
      launches.forget(launch.token);
      throw gameProblem('token-invalid');
    }
    if (answer.kind !== 'done') throw gameProblem('connection-lost');
    return balanceText(answer.data.balance, launch.walletType);
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

  async function spinOnce(
    launch: Launch,
    input: CasinoInput<'spin'>,
  ): Promise<CasinoOutput<'spin'>> {
    const { engine, stakes } = tableOf(input.gameId, launch.walletType);
    const { uid } = launch;
    const earlier = repository.byRequest({ uid, requestId: input.requestId });
    if (!earlier) await finishPending(uid, launch.lang);
    const round = earlier ?? deal(parts, { launch, engine, stakes, input });
    if (!isSameBet(round, { launch, input })) {
      throw new PartyError('IDEMPOTENCY_CONFLICT', 'This requestId was used for another bet.');
    }
    if (round.status === 'cancelled') {
      throw cancellation(round.refusal ?? 'ROUND_CLOSED', 'This round was cancelled.');
    }
    const balance =
      round.status === 'pending' ? await endOf(round, launch) : await balanceNow(launch);
    const ended = repository.byId(round.roundId) ?? round;
    return { round: roundView(ended), balance, fairness: fairnessOf(seeds, uid) };
  }

  return {
    /** @throws PartyError 401, 404, 503 with a problem */
    async open(token: string, { gameId }: CasinoInput<'open'>): Promise<CasinoOutput<'open'>> {
      const { launch, balance } = await launches.authenticate(token);
      if (launch.gameId !== gameId) throw gameProblem('invalid-game');
      const { engine, game, stakes } = tableOf(gameId, launch.walletType);
      const { uid, walletType } = launch;
      return queue.run(uid, async () => {
        const hadPending = repository.pendingOf(uid) !== null;
        await finishPending(uid, launch.lang);
        const rounds = repository.lastSettled({ uid, gameId, walletType, limit: LAST_ROUNDS_MAX });
        return {
          gameId,
          gameName: game.gameName,
          supplier: game.supplier ?? '',
          nickName: launch.nickName,
          walletType,
          balance: hadPending ? await balanceNow(launch) : balanceText(balance, walletType),
          stakes: stakes.map((stake) => toDecimal(stake, walletType)),
          defaultStake: toDecimal(stakesIn(walletType, [DEFAULT_BET])[0] ?? 0n, walletType),
          paytable: paytableView(engine.game),
          fairness: fairnessOf(seeds, uid),
          lastRounds: rounds.map(roundView),
        };
      });
    },

    /** @throws PartyError 401, 404, 503 with a problem; 1101, 1107, 1203 and others of the wallet */
    async spin(token: string, input: CasinoInput<'spin'>): Promise<CasinoOutput<'spin'>> {
      const launch = await launches.recall(token);
      if (launch.gameId !== input.gameId) throw gameProblem('invalid-game');
      return queue.run(launch.uid, () => spinOnce(launch, input));
    },

    async balance(token: string): Promise<CasinoOutput<'balance'>> {
      return { balance: await balanceNow(await launches.recall(token)) };
    },

    /** No seed is revealed while a round dealt from it may still change hands. */
    async rotate(token: string, input: CasinoInput<'rotate'>): Promise<CasinoOutput<'rotate'>> {
      const { uid, lang } = await launches.recall(token);
      return queue.run(uid, async () => {
        await finishPending(uid, lang);
        const revealed = seeds.rotate({ uid, clientSeed: input.clientSeed });
        return { revealed, fairness: fairnessOf(seeds, uid) };
      });
    },
  };
}

/** Draws the outcome and keeps it, pending, before the wallet hears of it: one transaction. */
function deal(
  { store, repository, seeds, clock }: Parts,
  bet: {
    launch: Launch;
    engine: SlotEngine;
    stakes: readonly bigint[];
    input: CasinoInput<'spin'>;
  },
): RoundRecord {
  const { launch, engine, stakes, input } = bet;
  const stakeMinor = fromDecimal(input.stake, launch.walletType);
  if (stakeMinor === null || !stakes.includes(stakeMinor)) {
    throw new PartyError('INVALID_BET', 'The game does not offer this stake.');
  }
  const roundId = uuidV7();
  const now = clock.now().getTime();
  store
    .transaction(() => {
      const dealt = seeds.deal(launch.uid);
      const stream = outcomeStream({ hmacSha256: nodeHmacSha256, ...dealt });
      const outcome = spin(engine.slot, { stakeMinor, stream });
      repository.insert({
        roundId,
        uid: launch.uid,
        gameId: input.gameId,
        walletType: launch.walletType,
        requestId: input.requestId,
        transactionId: uuidV7(),
        stakeMinor,
        winMinor: outcome.winMinor,
        outcome: JSON.stringify(outcomeView(outcome, launch.walletType)),
        seedPairId: dealt.seedPairId,
        nonce: dealt.nonce,
        token: launch.token,
        now,
        dueAt: now + DUE_AFTER_MS,
      });
    })
    .immediate();
  const round = repository.byId(roundId);
  if (!round) throw new Error(`the round ${roundId} was not kept`);
  return round;
}

/** @throws PartyError 404 for a game that this server does not host */
function tableOf(gameId: string, walletType: Currency) {
  const game = catalogue.find((candidate) => candidate.gameId === gameId);
  const engine = slotEngine(gameId);
  if (!game || !engine) throw gameProblem('invalid-game');
  return { game, engine, stakes: stakesIn(walletType, game.betList ?? []) };
}

function isSameBet(
  round: RoundRecord,
  { launch, input }: { launch: Launch; input: CasinoInput<'spin'> },
): boolean {
  return (
    round.gameId === input.gameId &&
    round.walletType === launch.walletType &&
    fromDecimal(input.stake, round.walletType) === round.stakeMinor
  );
}

function fairnessOf(seeds: PlayerSeeds, uid: string): Fairness {
  return seeds.inForce(uid);
}

function balanceText(balance: number, currency: Currency): string {
  return toDecimal(minorOf(balance, currency), currency);
}
