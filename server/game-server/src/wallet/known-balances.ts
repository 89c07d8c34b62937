import type { Currency } from '@fairhall/api/contract/money';
import { LRUCache } from 'lru-cache';
import { minorOf } from './wallet-client.ts';

const CACHED_MAX = 10_000;

type Wallet = { readonly uid: string; readonly walletType: Currency };

export type KnownBalances = ReturnType<typeof createKnownBalances>;

/**
 * The last balance that the wallet returned, by player and currency. It saves a call before most
 * rounds; the wallet alone decides whether a stake is covered.
 */
export function createKnownBalances() {
  const known = new LRUCache<string, bigint>({ max: CACHED_MAX });
  const keyOf = ({ uid, walletType }: Wallet): string => `${walletType} ${uid}`;
  return {
    /** @param balance the wallet's number of major units */
    set(wallet: Wallet, balance: number): void {
      known.set(keyOf(wallet), minorOf(balance, wallet.walletType));
    },

    /** Whether the last known balance is at least the stake. */
    covers: (wallet: Wallet, stakeMinor: bigint): boolean =>
      (known.get(keyOf(wallet)) ?? 0n) >= stakeMinor,
  };
}
