import type { Clock } from '@fairhall/kit/clock';
import type { RandomBytes } from './fairness/seeds.ts';
import { createDueFixtures } from './fixtures/due-fixtures.ts';
import { createFixtureRepository } from './fixtures/fixture-repository.ts';
import { createFixtureCalls } from './fixtures/fixtures.ts';
import { createProgramme } from './fixtures/programme.ts';
import type { RandomnessBeacon } from './fixtures/randomness-beacon.ts';
import { createSlipRepository } from './fixtures/slip-repository.ts';
import { slipEffects, slipWork } from './fixtures/slips.ts';
import { createStarts } from './fixtures/starts.ts';
import { createLaunches } from './launches.ts';
import { createPlayerHistory } from './player-history/player-history.ts';
import { createDueRounds } from './rounds/due-rounds.ts';
import type { GroupCommit } from './rounds/group-commit.ts';
import { createLifecycle } from './rounds/lifecycle.ts';
import { multiStepEffects } from './rounds/multi-step/multi-step-play.ts';
import { createMultiStepRepository } from './rounds/multi-step/multi-step-repository.ts';
import { createMultiStepRounds } from './rounds/multi-step/multi-step-rounds.ts';
import { createPlayerQueue } from './rounds/player-queue.ts';
import { createPlayerSeeds } from './rounds/player-seeds.ts';
import { createPlayerWallet } from './rounds/player-wallet.ts';
import { createRounds } from './rounds/rounds.ts';
import { createSingleStepRepository } from './rounds/single-step/single-step-repository.ts';
import {
  createSingleStepRounds,
  singleStepEffects,
} from './rounds/single-step/single-step-rounds.ts';
import type { Store } from './rounds/store.ts';
import { createTransactionRepository } from './rounds/transaction-repository.ts';
import { createTransactionSender } from './rounds/transaction-sender.ts';
import { createSheets } from './sheets/sheets.ts';
import type { WalletClient } from './wallet-client.ts';

type Options = {
  readonly store: Store;
  readonly commits: GroupCommit;
  readonly wallet: WalletClient;
  readonly clock: Clock;
  readonly random: RandomBytes;
  /** Mixed into the client seeds of fixtures; `null` without one. */
  readonly beacon: RandomnessBeacon | null;
  /** Speed factor of the fixture schedules. */
  readonly pace: number;
  readonly log: { readonly error: (details: object, message: string) => void };
};

/** Creates the game server's services over one database and one wallet. */
export function createServices(options: Options) {
  const base = createBase(options);
  const multiStepRounds = createMultiStepRounds(base);
  const rounds = createRounds({ ...base, multiStepRounds });
  const fixtureCalls = createFixtureCalls(base);
  return {
    sheets: base.sheets,
    rounds,
    singleStepRounds: createSingleStepRounds(base),
    multiStepRounds,
    fixtureCalls,
    playerHistory: createPlayerHistory({ ...base, rounds, fixtureCalls }),
    dueRounds: createDueRounds({ ...base, works: [multiStepRounds.dueWork, slipWork(base)] }),
    dueFixtures: createDueFixtures({
      ...base,
      programme: createProgramme(base),
      starts: createStarts(base),
    }),
  };
}

/** Repositories, the lifecycle, launches and the player's wallet. */
function createBase(options: Options) {
  const { store, wallet, clock } = options;
  const sheets = createSheets(options);
  const transactions = createTransactionRepository(store);
  const singleStep = createSingleStepRepository(store);
  const multiStep = createMultiStepRepository(store);
  const fixtures = createFixtureRepository(store);
  const slips = createSlipRepository(store);
  const launches = createLaunches({ wallet, clock });
  const playerWallet = createPlayerWallet({ launches, wallet });
  const sender = createTransactionSender({
    ...options,
    transactions,
    effects: {
      'single-step': singleStepEffects(singleStep),
      'multi-step': multiStepEffects({ multiStep, transactions, sheets }),
      slip: slipEffects({ slips, fixtures }),
    },
  });
  return {
    ...options,
    ...{
      sheets,
      transactions,
      singleStep,
      multiStep,
      fixtures,
      slips,
      launches,
      playerWallet,
      sender,
    },
    lifecycle: createLifecycle({ ...options, transactions, sender, launches, playerWallet }),
    seeds: createPlayerSeeds(options),
    queue: createPlayerQueue(),
  };
}
