import { fromDecimal } from '@fairhall/api/contract/money';
import type { Clock } from '@fairhall/kit/clock';
import { PartyError } from '@fairhall/kit/http/simulator-envelope';
import type { CasinoInput, CasinoOutput } from '../contract.ts';
import type { Launch, Launches } from '../launches.ts';
import { gameProblem } from '../problems.ts';
import { chooseByRule, keepChoice, keepOpening } from './decision-moves.ts';
import type { DecisionRecord, DecisionRepository, Move } from './decision-repository.ts';
import type { DecisionSettlements, Progress } from './decision-settlement.ts';
import { decisionRoundView } from './decision-view.ts';
import type { DueWork } from './due-rounds.ts';
import { hostedDecisions } from './hosted-games.ts';
import { DUE_AFTER_MS } from './insistence.ts';
import type { PlayerQueue } from './player-queue.ts';
import type { PlayerSeeds } from './player-seeds.ts';
import { balanceText, type PlayerWallet } from './player-wallet.ts';
import { cancellation } from './settlement.ts';
import type { SharedCommits } from './shared-commits.ts';

export type DecisionRounds = ReturnType<typeof createDecisionRounds>;

type Parts = {
  readonly commits: SharedCommits;
  readonly decisions: DecisionRepository;
  readonly decisionSettlements: DecisionSettlements;
  readonly seeds: PlayerSeeds;
  readonly queue: PlayerQueue;
  readonly launches: Launches;
  readonly playerWallet: PlayerWallet;
  readonly clock: Clock;
};

type DealInput = CasinoInput<'deal'>;
type ChooseInput = CasinoInput<'choose'>;

/** Rounds that a game opens with. */
const LAST_ROUNDS_MAX = 10;

export type DecisionsOpening = Pick<
  Extract<CasinoOutput<'open'>, { engine: 'decisions' }>,
  'round' | 'waitsIn' | 'lastRounds'
> & {
  /** Whether the wallet may have been asked for something since the balance was known. */
  readonly moved: boolean;
};

/** Rounds with decisions: dealt, chosen in, come back to, and brought to their end by the rule. */
export function createDecisionRounds(parts: Parts) {
  const { commits, decisions, decisionSettlements, seeds, queue, launches, playerWallet } = parts;

  const openRound = (uid: string, gameId: string): DecisionRecord | null =>
    decisions.openOf(uid).find((record) => record.gameId === gameId) ?? null;

  /**
   * Brings what a round waits for to an answer.
   * @throws PartyError what the wallet refused, 503 where it does not answer
   */
  async function bringOn(roundId: string, launch: Launch): Promise<number | null> {
    const progress = await decisionSettlements.insist(roundId, launch.lang);
    return balanceOf(progress, () => launches.forget(launch.token));
  }

  /** What earlier requests left with the wallet, whatever comes of it. @throws PartyError 503 */
  async function finish(roundId: string, language: string): Promise<void> {
    const { end } = await decisionSettlements.insist(roundId, language);
    if (end === 'unknown') throw gameProblem('connection-lost');
  }

  async function answer(roundId: string, launch: Launch): Promise<CasinoOutput<'deal'>> {
    const balance = await bringOn(roundId, launch);
    const record = decisions.byId(roundId);
    if (!record) throw new Error(`the round ${roundId} is gone`);
    return {
      round: decisionRoundView(record),
      balance:
        balance === null
          ? await playerWallet.balanceNow(launch)
          : balanceText(balance, launch.walletType),
      fairness: seeds.inForce(launch.uid),
    };
  }

  async function dealOnce(launch: Launch, input: DealInput): Promise<CasinoOutput<'deal'>> {
    const { uid } = launch;
    const stakeMinor = fromDecimal(input.stake, launch.walletType);
    const earlier = decisions.moveOf({ uid, requestId: input.requestId });
    if (earlier) {
      const record = decisions.byId(earlier.roundId);
      const isSame =
        earlier.step === 0 &&
        earlier.stakeMinor === stakeMinor &&
        record?.gameId === input.gameId &&
        record.walletType === launch.walletType;
      return repeated(earlier, { isSame, launch });
    }
    await finishLast(launch);
    const { stakes } = hostedDecisions(input.gameId, launch.walletType);
    if (stakeMinor === null || !stakes.includes(stakeMinor)) {
      throw new PartyError('INVALID_BET', 'The game does not offer this stake.');
    }
    return answer(await keepOpening(parts, { launch, input, stakeMinor }), launch);
  }

  /** The last round of this game first, whose stake or win may be on its way. */
  async function finishLast(launch: Launch): Promise<void> {
    const last = openRound(launch.uid, launch.gameId);
    if (!last) return;
    await finish(last.roundId, launch.lang);
    if (!openRound(launch.uid, launch.gameId)) return;
    throw new PartyError('ROUND_OPEN', 'A round of this game waits for your choice.');
  }

  async function chooseOnce(launch: Launch, input: ChooseInput): Promise<CasinoOutput<'deal'>> {
    const { uid } = launch;
    const { roundId, requestId } = input;
    const found = decisions.byId(roundId);
    const isTheirs = found?.uid === uid && found.walletType === launch.walletType;
    if (!isTheirs || found.gameId !== input.gameId) {
      throw new PartyError('NOT_FOUND', 'This wallet has no such round.');
    }
    const earlier = decisions.moveOf({ uid, requestId });
    if (earlier) {
      const isSame =
        earlier.roundId === roundId &&
        earlier.step === input.step &&
        earlier.choice === input.choice;
      return repeated(earlier, { isSame, launch });
    }
    await finish(roundId, launch.lang);
    await keepChoice(parts, { launch, input });
    return answer(roundId, launch);
  }

  /** A request that was made before: its refusal again, or its round as far as it has come. */
  async function repeated(
    move: Move,
    { isSame, launch }: { isSame: boolean; launch: Launch },
  ): Promise<CasinoOutput<'deal'>> {
    if (!isSame) {
      throw new PartyError('IDEMPOTENCY_CONFLICT', 'This requestId was used for another choice.');
    }
    if (move.status === 'refused') {
      throw cancellation(move.refusal ?? 'ROUND_CLOSED', 'This stake was not taken.');
    }
    return answer(move.roundId, launch);
  }

  return {
    /** @throws PartyError 401, 404, 503 with a problem; 1101, 1107, 1203, 1207 and others of the wallet */
    async deal(token: string, input: DealInput): Promise<CasinoOutput<'deal'>> {
      const launch = await playerWallet.launchFor(token, input.gameId);
      hostedDecisions(input.gameId, launch.walletType);
      return queue.run(launch.uid, () => dealOnce(launch, input));
    },

    /** @throws PartyError as `deal`; 1202 for a decision that was made, 404 for a round of somebody else */
    async choose(token: string, input: ChooseInput): Promise<CasinoOutput<'choose'>> {
      const launch = await playerWallet.launchFor(token, input.gameId);
      return queue.run(launch.uid, () => chooseOnce(launch, input));
    },

    /** What a player finds who opens the game. To be called in the player's queue. */
    async opening(launch: Launch): Promise<DecisionsOpening> {
      const { uid, gameId, walletType } = launch;
      const last = openRound(uid, gameId);
      if (last) await finish(last.roundId, launch.lang);
      const record = openRound(uid, gameId);
      const isHere = record?.walletType === walletType;
      const settled = decisions.lastSettled({ uid, gameId, walletType, limit: LAST_ROUNDS_MAX });
      return {
        round: record && isHere ? decisionRoundView(record) : null,
        waitsIn: record && !isHere ? record.walletType : null,
        lastRounds: settled.map(decisionRoundView),
        moved: last !== null,
      };
    },

    /** A round of the player's with its seed, once that is revealed; `null` for none. */
    proof({ uid, roundId }: { uid: string; roundId: string }) {
      const record = decisions.byId(roundId);
      if (record?.uid !== uid || record.status === 'opening' || record.status === 'cancelled') {
        return null;
      }
      return {
        round: decisionRoundView(record),
        serverSeed: decisions.revealedSeed(roundId),
        walletType: record.walletType,
      };
    },

    /**
     * Sees to it that no round is left whose hidden cards a seed would show. To be called in the
     * player's queue.
     * @throws PartyError 1207, 503 with a problem
     */
    async endBeforeReveal({ uid, lang }: Pick<Launch, 'uid' | 'lang'>): Promise<void> {
      for (const { roundId } of decisions.openOf(uid)) {
        await finish(roundId, lang);
      }
      if (decisions.openOf(uid).length === 0) return;
      throw new PartyError('ROUND_OPEN', 'The seed shows hidden cards: end your open round first.');
    },

    /** What the due work does for these rounds. */
    dueWork: {
      playersDue: decisions.playersDue,
      nextDueAt: decisions.nextDueAt,
      makeAllDue: decisions.makeAllDue,
      async settleFor(uid) {
        const now = parts.clock.now().getTime();
        for (const record of decisions.openOf(uid)) {
          if (record.dueAt === null || record.dueAt > now) continue;
          // Whatever goes wrong with one, the next look at it is not at once.
          const { roundId } = record;
          await commits.run(() => decisions.setDue({ roundId, dueAt: now + DUE_AFTER_MS }));
          if (isWaiting(record)) await chooseByRule(parts, record);
          await decisionSettlements.attempt(roundId);
        }
      },
    } satisfies DueWork,
  };
}

/** The player's own move is the next thing to come. */
function isWaiting({ status, moves }: DecisionRecord): boolean {
  return status === 'open' && moves.every((move) => move.status === 'taken');
}

function balanceOf(progress: Progress, onRefused: () => void): number | null {
  if (progress.end === 'unknown') throw gameProblem('connection-lost');
  if (progress.end === 'done') return progress.balance;
  onRefused();
  throw progress.error;
}
