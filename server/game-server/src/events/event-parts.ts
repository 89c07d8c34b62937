import type { Clock } from '@fairhall/kit/clock';
import type { RandomBytes } from '../fairness/seeds.ts';
import type { Launches } from '../launches.ts';
import type { PlayerQueue } from '../rounds/player-queue.ts';
import type { PlayerWallet } from '../rounds/player-wallet.ts';
import type { SharedCommits } from '../rounds/shared-commits.ts';
import type { Store } from '../rounds/store.ts';
import type { WalletClient } from '../wallet-client.ts';
import { createDueEvents } from './due-events.ts';
import { createEventRepository } from './event-repository.ts';
import { createEvents } from './events.ts';
import { createProgramme } from './programme.ts';
import { createSales } from './sales.ts';
import { createSlipRepository } from './slip-repository.ts';
import { createSlipSettlements } from './slip-settlement.ts';
import { createStarts } from './starts.ts';

type Parts = {
  readonly store: Store;
  readonly commits: SharedCommits;
  readonly wallet: WalletClient;
  readonly launches: Launches;
  readonly playerWallet: PlayerWallet;
  readonly queue: PlayerQueue;
  readonly clock: Clock;
  readonly random: RandomBytes;
  /** How many times faster than stated the schedules run. */
  readonly pace: number;
  readonly log: { readonly error: (details: object, message: string) => void };
};

/** The scheduled events over one set of books: what players ask of them, and their clockwork. */
export function createEventParts(parts: Parts) {
  const events = createEventRepository(parts.store);
  const slips = createSlipRepository(parts.store);
  const settlements = createSlipSettlements({ ...parts, slips, events });
  const sales = createSales({ ...parts, events, slips, settlements });
  const starts = createStarts({ ...parts, events, slips });
  const programme = createProgramme({ ...parts, events });
  return {
    slips,
    events: createEvents({ ...parts, events, slips, settlements, sales }),
    dueEvents: createDueEvents({ ...parts, programme, starts, settlements, events, slips }),
  };
}
