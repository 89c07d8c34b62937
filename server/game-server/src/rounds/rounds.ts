import type { Currency } from '@fairhall/api/contract/money';
import { ApiError } from '@fairhall/kit/http/simulator-envelope';
import type { GameServerInput, GameServerOutput, GameServerQuery } from '../contract.ts';
import type { Launch, Launches } from '../launches.ts';
import { gameProblem } from '../problems.ts';
import type { Sheets } from '../sheets/sheets.ts';
import { hostedGame } from './hosted-games.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { MultiStepRounds } from './multi-step/multi-step-rounds.ts';
import { openedView } from './opened-view.ts';
import type { PlayerQueue } from './player-queue.ts';
import type { PlayerSeeds } from './player-seeds.ts';
import { balanceText, type PlayerWallet } from './player-wallet.ts';
import type { SingleStepRepository } from './single-step/single-step-repository.ts';
import { roundView } from './single-step/single-step-view.ts';
import type { TransactionRepository } from './transaction-repository.ts';

export type Rounds = ReturnType<typeof createRounds>;

/** A round with its server seed, once that is revealed. */
type RoundProof = GameServerOutput<'proof'> & { readonly walletType: Currency };

type Dependencies = {
  readonly singleStep: SingleStepRepository;
  readonly transactions: TransactionRepository;
  readonly multiStepRounds: MultiStepRounds;
  readonly lifecycle: Lifecycle;
  readonly seeds: PlayerSeeds;
  readonly sheets: Sheets;
  readonly queue: PlayerQueue;
  readonly launches: Launches;
  readonly playerWallet: PlayerWallet;
};

/** The calls of the round API other than play: open, proofs, seeds, balance. */
export function createRounds({
  singleStep,
  transactions,
  multiStepRounds,
  lifecycle,
  seeds,
  sheets,
  queue,
  launches,
  playerWallet,
}: Dependencies) {
  const { balanceNow, sessionNow } = playerWallet;

  /** Completes the player's pending single-step round. @returns whether there was one */
  async function finishPending(uid: string, language: string): Promise<boolean> {
    const pending = transactions.singleStepOf(uid);
    if (pending) await lifecycle.finish(pending, language);
    return pending !== null;
  }

  /** @throws ApiError 404 for a round of another player */
  function proofFor(key: { uid: string; roundId: string }): RoundProof {
    const multiStep = multiStepRounds.proof(key);
    if (multiStep) return multiStep;
    const record = singleStep.byId(key);
    if (!record) throw new ApiError('NOT_FOUND', 'This player has no such round.');
    return {
      round: roundView(record),
      serverSeed: singleStep.revealedSeed(key),
      walletType: record.walletType,
    };
  }

  /**
   * No seed is revealed while a round dealt from it is open.
   * @throws ApiError 1207 while such a round waits for a choice
   */
  async function rotateFor(
    player: Pick<Launch, 'uid' | 'lang'>,
    { clientSeed }: GameServerInput<'rotate'>,
  ): Promise<GameServerOutput<'rotate'>> {
    const { uid, lang } = player;
    return queue.run(uid, async () => {
      await finishPending(uid, lang);
      await multiStepRounds.finishPending(player);
      const revealed = seeds.rotate({ uid, clientSeed });
      return { revealed, fairness: seeds.activeSeeds(uid) };
    });
  }

  return {
    proofFor,
    rotateFor,

    /** @throws ApiError 401, 404, 503 with a problem */
    async open(
      token: string,
      { gameId }: GameServerInput<'open'>,
    ): Promise<GameServerOutput<'open'>> {
      const { launch, balance } = await launches.authenticate(token);
      if (launch.gameId !== gameId) throw gameProblem('invalid-game');
      const hosted = hostedGame(gameId, launch.walletType);
      const { uid, walletType } = launch;
      return queue.run(uid, async () => {
        const hadPending = await finishPending(uid, launch.lang);
        const multiStep =
          hosted.kind === 'decisions' ? await multiStepRounds.opening(launch) : null;
        const { rulesHash, sheet } = sheets.inForce(gameId);
        return openedView(hosted, {
          ...{ rulesHash, sheet },
          nickName: launch.nickName,
          walletType,
          balance:
            hadPending || multiStep?.moved
              ? await balanceNow(launch)
              : balanceText(balance, walletType),
          session: await sessionNow(launch),
          fairness: seeds.activeSeeds(uid),
          multiStep,
          lastSettled: (limit) => singleStep.lastSettled({ uid, gameId, walletType, limit }),
        });
      });
    },

    async balance(token: string): Promise<GameServerOutput<'balance'>> {
      const launch = await launches.authenticateCached(token);
      const [balance, session] = await Promise.all([balanceNow(launch), sessionNow(launch)]);
      return { balance, session };
    },

    /** As `proofFor`, for the player of a launch token. */
    async proof(
      token: string,
      { roundId }: GameServerInput<'proof'>,
    ): Promise<GameServerOutput<'proof'>> {
      const { uid } = await launches.authenticateCached(token);
      const { round, serverSeed } = proofFor({ uid, roundId });
      return { round, serverSeed };
    },

    /** As `rotateFor`, for the player of a launch token. */
    async rotate(
      token: string,
      input: GameServerInput<'rotate'>,
    ): Promise<GameServerOutput<'rotate'>> {
      return rotateFor(await launches.authenticateCached(token), input);
    },

    /** Revealed seeds, newest first. */
    async seeds(
      token: string,
      { limit }: GameServerQuery<'seeds'>,
    ): Promise<GameServerOutput<'seeds'>> {
      const { uid } = await launches.authenticateCached(token);
      return { seeds: seeds.revealed({ uid, limit }) };
    },
  };
}
