import { freePlayOpeningMinor } from '@fairhall/api/contract/free-play';
import { type Currency, isCurrency, toMajor } from '@fairhall/api/contract/money';
import type { Clock } from '@fairhall/kit/clock';
import { guestId, jtiOf, readFreeToken } from '@fairhall/kit/free-token';
import { catalogue } from '../catalogue/catalogue.ts';
import type { Database, Repositories } from '../database/database.ts';
import { OPEN_MARKET } from '../launches/open-market.ts';
import type { WalletClient, WalletResponse } from '../wallet/wallet-client.ts';
import { applyRollback, applyStake, applyWin, balanceOf, done, refused } from './free-movements.ts';
import type { FreeWalletRecord } from './free-wallet-repository.ts';

/** Wallets at a time; the longest unused one makes room for a new one. */
const WALLETS_MAX = 20_000;

/** The guest of a valid token. */
type Guest = { readonly jti: string; readonly gameId: string; readonly currency: Currency };

type Opened = { readonly guest: Guest; readonly wallet: FreeWalletRecord };

type Log = { readonly error: (details: object, message: string) => void };

export type FreeWallet = ReturnType<typeof createFreeWallet>;

const freeGames: ReadonlySet<string> = new Set(
  catalogue.filter(({ freePlay }) => freePlay).map(({ gameId }) => gameId),
);

/**
 * The wallet of free play, with the interface of the casino's: rounds are played by the same code. It
 * checks the launch tokens itself and stores points in tables of the game server; nothing reaches the
 * API.
 * @param secrets the provider's: the API signs the tokens with one of them
 */
export function createFreeWallet({
  database,
  secrets,
  clock,
  log,
}: {
  database: Database;
  secrets: readonly string[];
  clock: Clock;
  log: Log;
}) {
  const nowMs = () => clock.now().getTime();

  function guestOf(token: string): Guest | null {
    const launch = readFreeToken(token, { secrets, now: clock.now() });
    if (!launch || !isCurrency(launch.walletType) || !freeGames.has(launch.gameId)) return null;
    return { jti: launch.jti, gameId: launch.gameId, currency: launch.walletType };
  }

  async function opened({ freeWallets }: Repositories, guest: Guest): Promise<FreeWalletRecord> {
    const { jti, currency } = guest;
    const known = await freeWallets.find(jti);
    if (known) return known;
    const balanceMinor = freePlayOpeningMinor(currency);
    const wallet = await freeWallets.open({ jti, currency, balanceMinor, now: nowMs() });
    await freeWallets.deleteAbove(WALLETS_MAX);
    return wallet;
  }

  /** As of the casino's wallet, a failure is a result, which the caller retries. */
  async function run<Data>(
    uid: string,
    unit: (tx: Repositories) => Promise<WalletResponse<Data>>,
  ): Promise<WalletResponse<Data>> {
    try {
      return await database.run(unit, { player: uid });
    } catch (err) {
      log.error({ err }, 'a call of the free wallet failed');
      return { kind: 'unknown', reason: 'the database failed' };
    }
  }

  /** Runs a unit with the wallet of a valid token, which it opens. */
  async function withWallet<Data>(
    token: string,
    unit: (opened: Opened, tx: Repositories) => Promise<WalletResponse<Data>>,
  ): Promise<WalletResponse<Data>> {
    const guest = guestOf(token);
    if (!guest) return refused('INVALID_LAUNCH_TOKEN', 'This launch of free play has ended.');
    return run(guestId(guest.jti), async (tx) =>
      unit({ guest, wallet: await opened(tx, guest) }, tx),
    );
  }

  function stake(
    request: { token: string; transactionId: string; gameId: string; amount: string },
    of: { kind: 'bet' | 'play'; winAmount: string },
  ): Promise<WalletResponse<{ balance: number }>> {
    const { token, transactionId, gameId, amount } = request;
    return withWallet(token, async ({ guest, wallet }, tx) => {
      if (gameId !== guest.gameId) {
        return refused('INVALID_LAUNCH_TOKEN', 'The launch is of another game.');
      }
      return applyStake(tx, { wallet, stake: { transactionId, amount, ...of }, now: nowMs() });
    });
  }

  const wallet: WalletClient = {
    authenticate: (token) =>
      withWallet(token, async ({ guest, wallet: { balanceMinor, currency } }) =>
        done({
          uid: guestId(guest.jti),
          nickName: 'Guest',
          walletType: currency,
          balance: toMajor(balanceMinor, currency),
          lang: 'en',
          gameId: guest.gameId,
          rules: OPEN_MARKET,
        }),
      ),

    launchState: (token) => withWallet(token, async () => done({ state: 'ALIVE' as const })),

    session: (token) =>
      withWallet(token, async ({ wallet: { balanceMinor, grantedMinor, currency, openedAt } }) =>
        done({
          durationMs: Math.max(nowMs() - openedAt, 0),
          net: toMajor(balanceMinor - grantedMinor, currency),
        }),
      ),

    balance: (token) => withWallet(token, async (opened) => balanceOf(opened.wallet)),

    bet: (request) => stake(request, { kind: 'bet', winAmount: '0' }),

    play: (request) => stake(request, { kind: 'play', winAmount: request.winAmount }),

    // A guest's wallet may be deleted while a round is open: its win and its stake belong to no wallet.
    win: ({ uid, ...win }) =>
      run(uid, async (tx) => {
        const found = await tx.freeWallets.find(jtiOf(uid));
        return found ? applyWin(tx, { wallet: found, win, now: nowMs() }) : done({ balance: 0 });
      }),

    rollback: ({ uid, betTransactionId }) =>
      run<{ balance: number | null }>(uid, async (tx) => {
        const found = await tx.freeWallets.find(jtiOf(uid));
        if (!found) return done({ balance: null });
        return applyRollback(tx, { wallet: found, betTransactionId, now: nowMs() });
      }),

    close: async () => {},
  };

  return {
    ...wallet,

    /** Raises the points to those of a new launch, if they are below `belowMinor`. */
    refill: (token: string, belowMinor: bigint): Promise<WalletResponse<{ balance: number }>> =>
      withWallet(token, async ({ guest: { jti, currency } }, { freeWallets }) => {
        const toMinor = freePlayOpeningMinor(currency);
        return balanceOf(await freeWallets.refill({ jti, belowMinor, toMinor, now: nowMs() }));
      }),
  };
}
