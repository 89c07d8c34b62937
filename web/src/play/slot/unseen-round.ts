import type { BrowserStorage } from '@/lib/browser/storage.ts';
import type { SlotRound } from '../contract-types.ts';
import { hasFeature } from './slot-state.ts';

const STORAGE_KEY = 'unseen round';

/** The seed and nonce of a round, which identify it before its response arrives. */
type Seeds = Pick<SlotRound['proof'], 'serverSeedHash' | 'nonce'>;

export type UnseenRound = {
  /** Stores the round that is requested or revealed. */
  readonly begin: (seeds: Seeds) => void;
  /** Removes it once it has been shown. */
  readonly end: () => void;
  /** The newest round, if its feature was interrupted. */
  readonly find: (lastRounds: readonly SlotRound[]) => SlotRound | null;
};

/**
 * The round that this browser has not shown to its end. It is stored outside of the tab, so that
 * closed free spins or respins are played when the game opens again. A browser without storage forgets it.
 */
export function createUnseenRound(
  storage: Pick<BrowserStorage, 'read' | 'write' | 'remove'>,
): UnseenRound {
  const textOf = ({ serverSeedHash, nonce }: Seeds) => `${serverSeedHash} ${nonce}`;
  return {
    begin: (seeds) => void storage.write(STORAGE_KEY, textOf(seeds)),
    end: () => storage.remove(STORAGE_KEY),
    find([newest]) {
      if (!newest || storage.read(STORAGE_KEY) !== textOf(newest.proof)) return null;
      return hasFeature(newest) ? newest : null;
    },
  };
}
