import { fromDecimal } from '@fairhall/api/contract/money';
import type { GameServerInput, GameServerOutput } from '../../contract.ts';
import type { Launch } from '../../launches.ts';
import type { DueWork } from '../due-rounds.ts';
import { hostedMultiStep } from '../hosted-games.ts';
import type { Lifecycle, Step } from '../lifecycle.ts';
import type { PlayerQueue } from '../player-queue.ts';
import type { PlayerWallet } from '../player-wallet.ts';
import { DUE_AFTER_MS } from '../retry.ts';
import { chooseStep, dealStep, type PlayDependencies, ruleStep } from './multi-step-play.ts';
import type { MultiStepRecord } from './multi-step-repository.ts';
import { multiStepRoundView } from './multi-step-view.ts';

export type MultiStepRounds = ReturnType<typeof createMultiStepRounds>;

type Dependencies = PlayDependencies & {
  readonly lifecycle: Lifecycle;
  readonly queue: PlayerQueue;
  readonly playerWallet: PlayerWallet;
};

/** Past rounds in the response of `open`. */
const LAST_ROUNDS_MAX = 10;

export type MultiStepOpening = Pick<
  Extract<GameServerOutput<'open'>, { engine: 'decisions' }>,
  'round' | 'waitsIn' | 'lastRounds'
> & {
  /** Whether money may have moved since the balance was read. */
  readonly moved: boolean;
};

/** Multi-step rounds: dealing, choices, resuming, and completion by the rule. */
export function createMultiStepRounds(dependencies: Dependencies) {
  const { multiStep, lifecycle, seeds, sheets, queue, playerWallet } = dependencies;
  const viewOf = (record: MultiStepRecord) => multiStepRoundView(record, sheets);

  const openRound = (uid: string, gameId: string): MultiStepRecord | null =>
    multiStep.openOf(uid).find((record) => record.gameId === gameId) ?? null;

  /** Runs a step in the player's queue. */
  function response(
    launch: Launch,
    step: Step<{ readonly roundId: string }>,
  ): Promise<GameServerOutput<'deal'>> {
    return queue.run(launch.uid, async () => {
      const { round, balance } = await lifecycle.take(launch, step);
      const record = multiStep.byId(round.roundId);
      if (!record) throw new Error(`the round ${round.roundId} does not exist`);
      return {
        round: viewOf(record),
        balance,
        fairness: seeds.activeSeeds(launch.uid),
      };
    });
  }

  return {
    /** @throws ApiError 401, 404, 503 with a problem; 1101, 1107, 1203, 1207 and others of the wallet */
    async deal(token: string, input: GameServerInput<'deal'>): Promise<GameServerOutput<'deal'>> {
      const launch = await playerWallet.launchFor(token, input.gameId);
      const { stakes } = hostedMultiStep(input.gameId, launch.walletType);
      const stakeMinor = fromDecimal(input.stake, launch.walletType);
      return response(launch, () => dealStep(dependencies, { launch, input, stakeMinor, stakes }));
    },

    /** @throws ApiError as `deal`; 1202 for a past decision, 404 for a round of another player */
    async choose(
      token: string,
      input: GameServerInput<'choose'>,
    ): Promise<GameServerOutput<'choose'>> {
      const launch = await playerWallet.launchFor(token, input.gameId);
      return response(launch, () => chooseStep(dependencies, { launch, input }));
    },

    /** The rounds in the response of `open`. Call it in the player's queue. */
    async opening(launch: Launch): Promise<MultiStepOpening> {
      const { uid, gameId, walletType } = launch;
      const last = openRound(uid, gameId);
      if (last) await lifecycle.finishRound(last.roundId, launch.lang);
      const record = openRound(uid, gameId);
      const isSameWallet = record?.walletType === walletType;
      const settled = multiStep.lastSettled({ uid, gameId, walletType, limit: LAST_ROUNDS_MAX });
      return {
        round: record && isSameWallet ? viewOf(record) : null,
        waitsIn: record && !isSameWallet ? record.walletType : null,
        lastRounds: settled.map(viewOf),
        moved: last !== null,
      };
    },

    /** A round of the player, with its seed once that is revealed; `null` for none. */
    proof({ uid, roundId }: { uid: string; roundId: string }) {
      const record = multiStep.byId(roundId);
      if (record?.uid !== uid || record.status === 'opening' || record.status === 'cancelled') {
        return null;
      }
      return {
        round: viewOf(record),
        serverSeed: multiStep.revealedSeed(roundId),
        walletType: record.walletType,
      };
    },

    /**
     * Completes the transactions that the player's open rounds wait for. Call it in the player's queue.
     * @throws ApiError 503 with a problem
     */
    async finishPending({ uid, lang }: Pick<Launch, 'uid' | 'lang'>): Promise<void> {
      for (const { roundId } of multiStep.openOf(uid)) await lifecycle.finishRound(roundId, lang);
    },

    /** Rounds of absent players. */
    dueWork: {
      due: multiStep.due,
      nextDueAt: multiStep.nextDueAt,
      step: (roundId, now) => ruleStep(dependencies, { roundId, now }),
      postpone: (roundId, now) => multiStep.waitForPlayer({ roundId, dueAt: now + DUE_AFTER_MS }),
    } satisfies DueWork,
  };
}
