import type { Clock } from '@fairhall/kit/clock';
import { isFreeToken } from '@fairhall/kit/free-token';
import { LRUCache } from 'lru-cache';
import type { KnownBalances } from '../wallet/known-balances.ts';
import type { Authenticated, WalletClient } from '../wallet/wallet-client.ts';
import { gameProblem } from './game-problem.ts';

/** Cache lifetime: the maximum delay until a kicked-out player is refused. */
const TRUSTED_MS = 30_000;
const CACHED_MAX = 10_000;

/** The player and the game of a launch token, as returned by the wallet. */
export type Launch = Omit<Authenticated, 'balance'> & { readonly token: string };

/**
 * @throws NOT_FOUND for a launch of another game; UNAUTHORIZED `token-invalid` in free play, where the page
 *   gets a new launch
 */
export function requireGame(launch: Launch, gameId: string): void {
  if (launch.gameId === gameId) return;
  throw gameProblem(isFreeToken(launch.token) ? 'token-invalid' : 'invalid-game');
}

export type Launches = ReturnType<typeof createLaunches>;

/** Authenticates launch tokens with the wallet and caches the results. */
export function createLaunches({
  wallet,
  clock,
  balances,
}: {
  wallet: WalletClient;
  clock: Clock;
  balances: KnownBalances;
}) {
  const known = new LRUCache<string, { launch: Launch; until: number }>({
    max: CACHED_MAX,
  });

  /** @throws UNAUTHORIZED `token-invalid`, OVERLOADED `connection-lost` */
  async function authenticate(token: string): Promise<{ launch: Launch; balance: number }> {
    const response = await wallet.authenticate(token);
    if (response.kind === 'refused') {
      known.delete(token);
      throw gameProblem('token-invalid');
    }
    if (response.kind !== 'done') throw gameProblem('connection-lost');
    const { balance, ...player } = response.data;
    const launch = { ...player, token };
    balances.set(launch, balance);
    known.set(token, { launch, until: clock.now().getTime() + TRUSTED_MS });
    return { launch, balance };
  }

  return {
    authenticate,

    /** As `authenticate`, from the cache while it is fresh. */
    async authenticateCached(token: string): Promise<Launch> {
      const cached = known.get(token);
      if (cached && cached.until > clock.now().getTime()) return cached.launch;
      return (await authenticate(token)).launch;
    },

    /** After a refusal by the wallet: the next call authenticates again. */
    invalidate(token: string): void {
      known.delete(token);
    },
  };
}
