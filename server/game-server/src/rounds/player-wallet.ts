import { type Currency, toDecimal } from '@fairhall/api/contract/money';
import type { LoginSession } from '../contract-base-schemas.ts';
import type { Launch, Launches } from '../launches.ts';
import { gameProblem } from '../problems.ts';
import { minorOf, type WalletClient } from '../wallet-client.ts';

export type PlayerWallet = ReturnType<typeof createPlayerWallet>;

/** Resolves a launch token to its player and reads the balance of the wallet. */
export function createPlayerWallet({
  launches,
  wallet,
}: {
  launches: Launches;
  wallet: WalletClient;
}) {
  return {
    /** @throws ApiError 401, 503 with a problem; 404 if the token is for another game */
    async launchFor(token: string, gameId: string): Promise<Launch> {
      const launch = await launches.authenticateCached(token);
      if (launch.gameId !== gameId) throw gameProblem('invalid-game');
      return launch;
    },

    /** @throws ApiError 401, 503 with a problem */
    async balanceNow(launch: Launch): Promise<string> {
      const response = await wallet.balance(launch.token);
      if (response.kind === 'refused') {
        launches.invalidate(launch.token);
        throw gameProblem('token-invalid');
      }
      if (response.kind !== 'done') throw gameProblem('connection-lost');
      return balanceText(response.data.balance, launch.walletType);
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
