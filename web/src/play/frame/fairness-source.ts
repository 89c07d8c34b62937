import type {
  Fairness,
  PastSeeds,
  Proof,
  RgsInput,
  Rotation,
  Round,
  SeedRoundsPage,
} from '../contract-types.ts';
import type { CallResult } from '../rgs-client.ts';

/** The seeds and rounds of a game, and the session that loads more. */
export type FairnessSource = {
  readonly state: {
    readonly fairness: Fairness;
    /** Newest first. */
    readonly lastRounds: readonly Round[];
  };
  readonly session: {
    readonly rotate: (clientSeed: string | undefined) => Promise<CallResult<Rotation>>;
    readonly loadProof: (roundId: string) => Promise<CallResult<Proof>>;
    readonly loadPastSeeds: () => Promise<CallResult<PastSeeds>>;
    readonly loadSeedRounds: (page: RgsInput<'seedRounds'>) => Promise<CallResult<SeedRoundsPage>>;
  };
  /** Seeds can be rotated between rounds only. */
  readonly canRotate: boolean;
};
