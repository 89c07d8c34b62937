import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import type { PlayTotal } from '../../ledger/game-postings.repository.ts';
import type { RunningSums } from '../../ledger/running-sums.ts';

export type WalletsContext = Infrastructure & {
  readonly sums: RunningSums<readonly PlayTotal[]>;
};
