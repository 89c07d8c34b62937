import { fromDecimal } from '@fairhall/api/contract/money';
import { isOriginal } from '../../catalogue/originals.ts';
import type { DecisionRound } from '../../contract/multi-step.ts';
import type { GameServerInput, GameServerOutput } from '../../contract/rounds.ts';
import type { Database, Repositories } from '../../database/database.ts';
import type { Launch } from '../../launches/launches.ts';
import type { PlayerWallet } from '../../launches/player-wallet.ts';
import type { DueWork } from '../due-rounds.ts';
import { hostedMultiStep } from '../hosted-games.ts';
import { type Lifecycle, runStep, type Step } from '../lifecycle.ts';
import type { PlayerQueue } from '../player-queue.ts';
import { DUE_AFTER_MS } from '../retry.ts';
import type { RoundPace } from '../round-pace.ts';
import { chooseStep, dealStep, type PlayDependencies, ruleStep } from './multi-step-play.ts';
import type { MultiStepRecord } from './multi-step-repository.ts';
import { multiStepRoundView } from './multi-step-view.ts';

export type MultiStepRounds = ReturnType<typeof createMultiStepRounds>;

type Dependencies = PlayDependencies & {
  readonly database: Database;
  readonly lifecycle: Lifecycle;
  readonly queue: PlayerQueue;
  readonly roundPace: RoundPace;
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
  const { database, lifecycle, seeds, definitions, queue, playerWallet, roundPace } = dependencies;

  async function loadView(tx: Repositories, record: MultiStepRecord): Promise<DecisionRound> {
    return multiStepRoundView(record, await definitions.multiStepFor(tx, record));
  }

  async function openRound(
    { multiStep }: Repositories,
    { uid, gameId }: Pick<Launch, 'uid' | 'gameId'>,
  ): Promise<MultiStepRecord | null> {
    const open = await multiStep.listOpen(uid);
    return open.find((record) => record.gameId === gameId) ?? null;
  }

  /** Runs a step in the player's queue, after `prepare`. */
  function response(
    launch: Launch,
    {
      step,
      prepare = async () => {},
    }: { step: Step<{ readonly roundId: string }>; prepare?: () => Promise<void> },
  ): Promise<GameServerOutput<'deal'>> {
    return queue.run(launch.uid, async () => {
      await prepare();
      const { round, balance } = await lifecycle.take(launch, step);
      const unit = async (tx: Repositories) => {
        const record = await tx.multiStep.findById(round.roundId);
        if (!record) throw new Error(`the round ${round.roundId} does not exist`);
        const fairness = await seeds.activeSeeds(tx, launch.uid);
        return { round: await loadView(tx, record), balance, fairness };
      };
      return database.run(unit, { player: launch.uid });
    });
  }

  /**
   * Refuses an opening stake that the balance does not cover, so that it uses no nonce. The step itself
   * handles a repeated request and an open round.
   * @throws INSUFFICIENT_BALANCE, OVERLOADED
   */
  async function requireFunds(
    launch: Launch,
    { requestId, stakeMinor }: { requestId: string; stakeMinor: bigint },
  ): Promise<void> {
    if (playerWallet.covers(launch, stakeMinor)) return;
    const { uid } = launch;
    const isStaked = await database.run(
      async (tx) =>
        (await tx.multiStep.findMove({ uid, requestId })) ?? (await openRound(tx, launch)),
    );
    if (isStaked) return;
    await playerWallet.requireFunds(launch, stakeMinor);
  }

  return {
    /**
     * @throws UNAUTHORIZED, NOT_FOUND, OVERLOADED with a problem; INSUFFICIENT_BALANCE, IDEMPOTENCY_CONFLICT,
     * INVALID_BET, ROUND_OPEN, CLIENT_SEED_REQUIRED and others of the wallet; TOO_MANY_REQUESTS beyond the
     * pace of an original
     */
    async deal(token: string, input: GameServerInput<'deal'>): Promise<GameServerOutput<'deal'>> {
      const launch = await playerWallet.launchFor(token, input.gameId);
      const { game, stakes } = hostedMultiStep(input.gameId, launch.walletType);
      if (isOriginal(game)) await roundPace.turn({ uid: launch.uid, gameId: input.gameId });
      const stakeMinor = fromDecimal(input.stake, launch.walletType);
      return response(launch, {
        prepare: async () => {
          if (stakeMinor === null || !stakes.includes(stakeMinor)) return;
          await requireFunds(launch, { requestId: input.requestId, stakeMinor });
        },
        step: () =>
          runStep(
            database,
            (tx) => dealStep(tx, dependencies, { launch, input, stakeMinor, stakes }),
            { player: launch.uid },
          ),
      });
    },

    /**
     * @throws ApiError as `deal`; ROUND_CLOSED for a past decision, NOT_FOUND for a round of another player
     */
    async choose(
      token: string,
      input: GameServerInput<'choose'>,
    ): Promise<GameServerOutput<'choose'>> {
      const launch = await playerWallet.authenticatedLaunchFor(token, input.gameId);
      return response(launch, {
        step: () =>
          runStep(database, (tx) => chooseStep(tx, dependencies, { launch, input }), {
            player: launch.uid,
          }),
      });
    },

    /** The rounds in the response of `open`. Call it in the player's queue. */
    async opening(launch: Launch): Promise<MultiStepOpening> {
      const { uid, gameId, walletType } = launch;
      const last = await database.run((tx) => openRound(tx, launch));
      if (last) await lifecycle.finishRound(last.roundId, launch.lang);
      const unit = async (tx: Repositories): Promise<MultiStepOpening> => {
        const record = await openRound(tx, launch);
        const isSameWallet = record?.walletType === walletType;
        const limit = LAST_ROUNDS_MAX;
        const lastRounds: DecisionRound[] = [];
        for (const settled of await tx.multiStep.listLastSettled({
          uid,
          gameId,
          walletType,
          limit,
        })) {
          lastRounds.push(await loadView(tx, settled));
        }
        return {
          round: record && isSameWallet ? await loadView(tx, record) : null,
          waitsIn: record && !isSameWallet ? record.walletType : null,
          lastRounds,
          moved: last !== null,
        };
      };
      return database.run(unit, { player: uid });
    },

    /** As part of a unit: a round of the player, with its seed once that is revealed; `null` for none. */
    async proof(tx: Repositories, { uid, roundId }: { uid: string; roundId: string }) {
      const record = await tx.multiStep.findById(roundId);
      if (record?.uid !== uid || record.status === 'opening') return null;
      return {
        round: await loadView(tx, record),
        serverSeed: await tx.multiStep.findRevealedSeed(roundId),
        walletType: record.walletType,
      };
    },

    /** As part of a unit: a settled round of any player; `null` for none. */
    async findSettled(tx: Repositories, roundId: string) {
      const record = await tx.multiStep.findById(roundId);
      if (record?.status !== 'settled') return null;
      return { round: await loadView(tx, record), walletType: record.walletType };
    },

    /**
     * Completes the transactions that the player's open rounds wait for. Call it in the player's queue.
     * @throws OVERLOADED with a problem
     */
    async finishPending({ uid, lang }: Pick<Launch, 'uid' | 'lang'>): Promise<void> {
      const open = await database.run(({ multiStep }) => multiStep.listOpen(uid));
      for (const { roundId } of open) await lifecycle.finishRound(roundId, lang);
    },

    /** Rounds of absent players. */
    dueWork: {
      claimDue: ({ multiStep }, claim) => multiStep.claimDue(claim),
      nextDueAt: ({ multiStep }) => multiStep.findNextDueAt(),
      step: (tx, due) => ruleStep(tx, definitions, due),
      postpone: ({ multiStep }, roundId, now) =>
        multiStep.waitForPlayer({ roundId, dueAt: now + DUE_AFTER_MS }),
    } satisfies DueWork,
  };
}
