import type { SlotRound } from '../contract-types.ts';
import { hasFreeSpins } from './slot-state.ts';

const STORAGE_KEY = 'unseen round';

/** The seed and nonce of a round, which identify it before its response arrives. */
type Seeds = Pick<SlotRound['proof'], 'serverSeedHash' | 'nonce'>;

export type UnseenRound = {
  /** Stores the round that is requested or revealed. */
  readonly begin: (seeds: Seeds) => void;
  /** Removes it once it has been shown. */
  readonly end: () => void;
  /** The newest round, if its free spins were interrupted. */
  readonly find: (lastRounds: readonly SlotRound[]) => SlotRound | null;
};

/**
 * The round that this browser has not shown to its end. It is stored outside of the tab, so that
 * closed free spins are played when the game opens again. A browser without storage forgets it.
 */
export function createUnseenRound(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): UnseenRound {
  const textOf = ({ serverSeedHash, nonce }: Seeds) => `${serverSeedHash} ${nonce}`;
  return {
    begin: (seeds) => attempt(() => storage().setItem(STORAGE_KEY, textOf(seeds))),
    end: () => attempt(() => storage().removeItem(STORAGE_KEY)),
    find([newest]) {
      const unseen = attempt(() => storage().getItem(STORAGE_KEY));
      if (!newest || unseen !== textOf(newest.proof)) return null;
      return hasFreeSpins(newest) ? newest : null;
    },
  };
}

function attempt<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
