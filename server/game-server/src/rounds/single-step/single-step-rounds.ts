import { ApiError } from '@fairhall/kit/http/simulator-envelope';
import { isOriginal } from '../../catalogue/originals.ts';
import type { GameServerInput, GameServerOutput } from '../../contract/rounds.ts';
import type { PlayerWallet } from '../../launches/player-wallet.ts';
import { hostedSlot, hostedSpots } from '../hosted-games.ts';
import type { Lifecycle } from '../lifecycle.ts';
import type { PlayerQueue } from '../player-queue.ts';
import type { RoundPace } from '../round-pace.ts';
import { type Bet, type PlayDependencies, playStep } from './single-step-play.ts';
import { slotRoundView, spotRoundView } from './single-step-view.ts';
import { slotWager, spotWager, type Wager } from './wagers.ts';

/** Single-step rounds: one deal and one play, which stakes and pays in one call. */
export function createSingleStepRounds(
  dependencies: PlayDependencies & {
    readonly lifecycle: Lifecycle;
    readonly queue: PlayerQueue;
    readonly playerWallet: PlayerWallet;
    readonly roundPace: RoundPace;
  },
) {
  const { database, lifecycle, seeds, queue, playerWallet, roundPace } = dependencies;

  /** Plays a wager. @throws ApiError unless the round is settled */
  async function play(bet: Bet) {
    const { uid } = bet.launch;
    const stake = acceptedStake(bet.wager);
    const refusal = stake instanceof ApiError ? stake : null;
    return queue.run(uid, async () => {
      if (!(stake instanceof ApiError)) await requireFunds(bet, stake);
      const step = () => playStep(dependencies, bet, refusal);
      const { round, balance } = await lifecycle.take(bet.launch, step);
      const fairness = round.fairness ?? (await database.run((tx) => seeds.activeSeeds(tx, uid)));
      return { round: round.record, balance, fairness };
    });
  }

  /**
   * Refuses a stake that the balance does not cover, so that it uses no nonce. A round of the same
   * request has been staked already, and a pending one may still pay.
   * @throws INSUFFICIENT_BALANCE, OVERLOADED
   */
  async function requireFunds({ launch, wager }: Bet, stakeMinor: bigint): Promise<void> {
    if (playerWallet.covers(launch, stakeMinor)) return;
    const { uid, lang } = launch;
    const { earlier, pending } = await database.run(async (tx) => ({
      earlier: await tx.singleStep.findByRequest({ uid, requestId: wager.requestId }),
      pending: await tx.transactions.findSingleStep(uid),
    }));
    if (earlier) return;
    if (pending) await lifecycle.finish(pending, lang);
    await playerWallet.requireFunds(launch, stakeMinor);
  }

  return {
    /**
     * @throws UNAUTHORIZED, NOT_FOUND, OVERLOADED with a problem; INSUFFICIENT_BALANCE, IDEMPOTENCY_CONFLICT,
     * INVALID_BET, CLIENT_SEED_REQUIRED and others of the wallet
     */
    async spin(token: string, input: GameServerInput<'spin'>): Promise<GameServerOutput<'spin'>> {
      const launch = await playerWallet.launchFor(token, input.gameId);
      const currency = launch.walletType;
      const wager = slotWager(hostedSlot(input.gameId, currency), { input, currency });
      const { round, balance, fairness } = await play({ launch, wager });
      return { round: slotRoundView(round, 'settled'), balance, fairness };
    },

    /** As `spin`; TOO_MANY_REQUESTS beyond the pace of an original. */
    async bet(token: string, input: GameServerInput<'bet'>): Promise<GameServerOutput<'bet'>> {
      const launch = await playerWallet.launchFor(token, input.gameId);
      const currency = launch.walletType;
      const hosted = hostedSpots(input.gameId, currency);
      if (isOriginal(hosted.game)) await roundPace.turn({ uid: launch.uid, ...input });
      const wager = spotWager(hosted, { input, currency });
      const { round, balance, fairness } = await play({ launch, wager });
      return { round: spotRoundView(round, 'settled'), balance, fairness };
    },
  };
}

/** The stake, or the refusal of a wager that the game does not offer. */
function acceptedStake(wager: Wager): bigint | ApiError {
  try {
    return wager.stakeMinor();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
