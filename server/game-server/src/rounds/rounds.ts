import type { Currency } from '@fairhall/api/contract/money';
import { SEED_PROOFS_MAX } from '@fairhall/api/contract/past-rounds';
import { isGuest } from '@fairhall/kit/free-token';
import { ApiError } from '@fairhall/kit/http/simulator-envelope';
import { catalogue, retiredGames } from '../catalogue/catalogue.ts';
import type { GameServerInput, GameServerOutput, GameServerQuery } from '../contract/rounds.ts';
import type { Database, Repositories } from '../database/database.ts';
import type { Definitions } from '../definitions/definitions.ts';
import type { FreeWallet } from '../free-play/free-wallet.ts';
import { gameProblem } from '../launches/game-problem.ts';
import { type Launch, type Launches, requireGame } from '../launches/launches.ts';
import { balanceText, type PlayerWallet } from '../launches/player-wallet.ts';
import { hostedGame } from './hosted-games.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { MultiStepRounds } from './multi-step/multi-step-rounds.ts';
import { lastRoundsMaxOf, openedView } from './opened-view.ts';
import type { PlayerQueue } from './player-queue.ts';
import type { PlayerSeeds } from './player-seeds.ts';
import { roundView } from './single-step/single-step-view.ts';

const gameNames = new Map(
  [...catalogue, ...retiredGames].map(({ gameId, gameName }) => [gameId, gameName]),
);

/** A game that left the catalogue has no name but its id. */
function withGameName<Round extends { readonly gameId: string }>(round: Round) {
  return { ...round, gameName: gameNames.get(round.gameId) ?? round.gameId };
}

export type Rounds = ReturnType<typeof createRounds>;

/** A round with its server seed, once that is revealed. */
type RoundProof = GameServerOutput<'proof'> & { readonly walletType: Currency };

type Dependencies = {
  readonly database: Database;
  readonly multiStepRounds: MultiStepRounds;
  readonly lifecycle: Lifecycle;
  readonly seeds: PlayerSeeds;
  readonly definitions: Definitions;
  readonly queue: PlayerQueue;
  readonly launches: Launches;
  readonly playerWallet: PlayerWallet;
  readonly freeWallet: Pick<FreeWallet, 'refill'>;
};

/** The calls of the round API other than play: open, proofs, seeds, balance. */
export function createRounds({
  database,
  multiStepRounds,
  lifecycle,
  seeds,
  definitions,
  queue,
  launches,
  playerWallet,
  freeWallet,
}: Dependencies) {
  const { balanceNow, sessionNow } = playerWallet;

  /** Completes the player's pending single-step round. @returns whether there was one */
  async function finishPending(uid: string, language: string): Promise<boolean> {
    const pending = await database.run(({ transactions }) => transactions.findSingleStep(uid));
    if (pending) await lifecycle.finish(pending, language);
    return pending !== null;
  }

  async function findProof(
    tx: Repositories,
    key: { uid: string; roundId: string },
  ): Promise<RoundProof | null> {
    const multiStep = await multiStepRounds.proof(tx, key);
    if (multiStep) return multiStep;
    const record = await tx.singleStep.findById(key);
    if (!record) return null;
    return {
      round: roundView(record),
      serverSeed: await tx.singleStep.findRevealedSeed(key),
      walletType: record.walletType,
    };
  }

  /** @throws NOT_FOUND for a round of another player */
  async function proofFor(key: { uid: string; roundId: string }): Promise<RoundProof> {
    const proof = await database.run((tx) => findProof(tx, key), { player: key.uid });
    if (!proof) throw new ApiError('NOT_FOUND', 'This player has no such round.');
    return proof;
  }

  /**
   * No seed is revealed while a round dealt from it is open.
   * @throws ROUND_OPEN while such a round waits for a choice
   */
  async function rotateFor(
    player: Pick<Launch, 'uid' | 'lang'>,
    { clientSeed }: GameServerInput<'rotate'>,
  ): Promise<GameServerOutput<'rotate'>> {
    const { uid, lang } = player;
    return queue.run(uid, async () => {
      await finishPending(uid, lang);
      await multiStepRounds.finishPending(player);
      return database.run((tx) => seeds.rotate(tx, { uid, clientSeed }), { player: uid });
    });
  }

  /** @throws NOT_FOUND for a pair of another player */
  async function seedRoundsFor({
    proofs,
    ...query
  }: { uid: string } & GameServerQuery<'seedRounds'>): Promise<GameServerOutput<'seedRounds'>> {
    const { uid } = query;
    const limit = proofs ? Math.min(query.limit, SEED_PROOFS_MAX) : query.limit;
    return database.run(async (tx) => {
      const page = await tx.history.listRoundsOfSeeds({ ...query, limit });
      if (!page) throw new ApiError('NOT_FOUND', 'This player has no such seed in force.');
      const rounds = [];
      for (const listed of page.rounds.map(withGameName)) {
        const proof = proofs ? await findProof(tx, { uid, roundId: listed.roundId }) : null;
        rounds.push(proofs ? { ...listed, round: proof?.round ?? null } : listed);
      }
      return { ...page, rounds };
    });
  }

  return {
    proofFor,
    rotateFor,
    seedRoundsFor,

    /** @throws UNAUTHORIZED, NOT_FOUND, OVERLOADED with a problem */
    async open(
      token: string,
      { gameId }: GameServerInput<'open'>,
    ): Promise<GameServerOutput<'open'>> {
      const { launch, balance } = await launches.authenticate(token);
      requireGame(launch, gameId);
      const hosted = hostedGame(gameId, launch.walletType);
      const { uid, walletType } = launch;
      return queue.run(uid, async () => {
        const hadPending = await finishPending(uid, launch.lang);
        const multiStep =
          hosted.kind === 'decisions' ? await multiStepRounds.opening(launch) : null;
        const current =
          hadPending || multiStep?.moved
            ? await balanceNow(launch)
            : balanceText(balance, walletType);
        const session = await sessionNow(launch);
        const limit = lastRoundsMaxOf(hosted);
        const stored = await database.run(
          async (tx) => ({
            fairness: await seeds.opening(tx, uid),
            lastSettled: await tx.singleStep.listLastSettled({ uid, gameId, walletType, limit }),
          }),
          { player: uid },
        );
        const { rulesHash, definition } = definitions.inForce(gameId);
        return openedView(hosted, {
          ...{ rulesHash, definition, walletType, session, multiStep, ...stored },
          nickName: launch.nickName,
          rules: launch.rules,
          balance: current,
        });
      });
    },

    async balance(token: string): Promise<GameServerOutput<'balance'>> {
      const launch = await launches.authenticateCached(token);
      const [balance, session] = await Promise.all([balanceNow(launch), sessionNow(launch)]);
      return { balance, session };
    },

    /** @throws NOT_FOUND unless it is free play; as `balance` */
    async refill(
      token: string,
      { gameId }: GameServerInput<'refill'>,
    ): Promise<GameServerOutput<'refill'>> {
      const launch = await playerWallet.launchFor(token, gameId);
      const { uid, walletType } = launch;
      if (!isGuest(uid)) throw new ApiError('NOT_FOUND', 'Only free play can be refilled.');
      const [leastStake = 0n] = hostedGame(gameId, walletType).stakes;
      return queue.run(uid, async () => {
        const response = await freeWallet.refill(token, leastStake);
        if (response.kind === 'refused') throw gameProblem('token-invalid');
        if (response.kind !== 'done') throw gameProblem('connection-lost');
        return { balance: balanceText(response.data.balance, walletType) };
      });
    },

    /** As `proofFor`, for the player of a launch token. */
    async proof(
      token: string,
      { roundId }: GameServerInput<'proof'>,
    ): Promise<GameServerOutput<'proof'>> {
      const { uid } = await launches.authenticateCached(token);
      const { round, serverSeed } = await proofFor({ uid, roundId });
      return { round, serverSeed };
    },

    /** Sets the player's first client seed. @throws IDEMPOTENCY_CONFLICT, INVALID_BET */
    async clientSeed(
      token: string,
      input: GameServerInput<'clientSeed'>,
    ): Promise<GameServerOutput<'clientSeed'>> {
      const { uid } = await launches.authenticateCached(token);
      return queue.run(uid, async () => ({
        fairness: await database.run((tx) => seeds.chooseClientSeed(tx, { uid, ...input }), {
          player: uid,
        }),
      }));
    },

    /** As `seedRoundsFor`, for the player of a launch token. */
    async seedRounds(
      token: string,
      query: GameServerQuery<'seedRounds'>,
    ): Promise<GameServerOutput<'seedRounds'>> {
      const { uid } = await launches.authenticateCached(token);
      return seedRoundsFor({ uid, ...query });
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
      return { seeds: await database.run((tx) => seeds.listRevealed(tx, { uid, limit })) };
    },
  };
}
