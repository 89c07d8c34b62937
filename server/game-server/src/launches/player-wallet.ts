import { type Currency, toDecimal } from '@fairhall/api/contract/money';
import { ApiError } from '@fairhall/kit/http/simulator-envelope';
import type { LoginSession } from '../contract/base-schemas.ts';
import type { KnownBalances } from '../wallet/known-balances.ts';
import { minorOf, type WalletClient } from '../wallet/wallet-client.ts';
import { gameProblem } from './game-problem.ts';
import { type Launch, type Launches, requireGame } from './launches.ts';

export type PlayerWallet = ReturnType<typeof createPlayerWallet>;

/** Resolves a launch token to its player and reads the balance of the wallet. */
export function createPlayerWallet({
  launches,
  wallet,
  balances,
}: {
  launches: Launches;
  wallet: WalletClient;
  balances: KnownBalances;
}) {
  /** @throws UNAUTHORIZED, OVERLOADED with a problem */
  async function balanceNow(launch: Launch): Promise<string> {
    const response = await wallet.balance(launch.token);
    if (response.kind === 'refused') {
      launches.invalidate(launch.token);
      throw gameProblem('token-invalid');
    }
    if (response.kind !== 'done') throw gameProblem('connection-lost');
    const { balance } = response.data;
    balances.set(launch, balance);
    return balanceText(balance, launch.walletType);
  }

  return {
    balanceNow,

    /** Whether the last known balance is at least the stake. */
    covers: balances.covers,

    /**
     * Refuses a stake above the current balance, before it uses a nonce.
     * @throws INSUFFICIENT_BALANCE; as `balanceNow`
     */
    async requireFunds(launch: Launch, stakeMinor: bigint): Promise<void> {
      await balanceNow(launch);
      if (balances.covers(launch, stakeMinor)) return;
      throw new ApiError('INSUFFICIENT_BALANCE', 'The balance does not cover this stake.');
    },

    /** @throws UNAUTHORIZED, OVERLOADED with a problem; NOT_FOUND if the token is for another game */
    async launchFor(token: string, gameId: string): Promise<Launch> {
      const launch = await launches.authenticateCached(token);
      requireGame(launch, gameId);
      return launch;
    },

    /**
     * As `launchFor`, authenticated by the wallet now: for a choice that no bet of the wallet covers, and that a
     * player who was excluded a moment ago does not make.
     */
    async authenticatedLaunchFor(token: string, gameId: string): Promise<Launch> {
      const { launch } = await launches.authenticate(token);
      requireGame(launch, gameId);
      return launch;
    },

    /** The login's duration and net result. @throws ApiError as `balanceNow` */
    async sessionNow(launch: Launch): Promise<LoginSession> {
      const response = await wallet.session(launch.token);
      if (response.kind === 'refused') {
        launches.invalidate(launch.token);
        throw gameProblem('token-invalid');
      }
      if (response.kind !== 'done') throw gameProblem('connection-lost');
      const { durationMs, net } = response.data;
      return { durationMs, net: balanceText(net, launch.walletType) };
    },
  };
}

/** The wallet's number as a decimal string. */
export function balanceText(balance: number, currency: Currency): string {
  return toDecimal(minorOf(balance, currency), currency);
}
