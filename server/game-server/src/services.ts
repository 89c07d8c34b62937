import type { Clock } from '@fairhall/kit/clock';
import type { Database } from './database/database.ts';
import { openDefinitions } from './definitions/definitions.ts';
import type { RandomBytes } from './fairness/seeds.ts';
import { createDueFixtures } from './fixtures/due-fixtures.ts';
import { createFixtureCalls } from './fixtures/fixtures.ts';
import { createProgramme } from './fixtures/programme.ts';
import type { RandomnessBeacon } from './fixtures/randomness-beacon.ts';
import { slipEffects, slipWork } from './fixtures/slips.ts';
import { createStarts } from './fixtures/starts.ts';
import { createFreeRetention } from './free-play/free-retention.ts';
import type { FreeWallet } from './free-play/free-wallet.ts';
import { createLaunches } from './launches/launches.ts';
import { createPlayerWallet } from './launches/player-wallet.ts';
import { createPlayerHistory } from './player-history/player-history.ts';
import { createReplays } from './replays/replays.ts';
import { createDueRounds } from './rounds/due-rounds.ts';
import { createLifecycle } from './rounds/lifecycle.ts';
import { multiStepEffects } from './rounds/multi-step/multi-step-play.ts';
import { createMultiStepRounds } from './rounds/multi-step/multi-step-rounds.ts';
import { createPlayerQueue } from './rounds/player-queue.ts';
import { createPlayerSeeds } from './rounds/player-seeds.ts';
import { createRoundPace } from './rounds/round-pace.ts';
import { createRounds } from './rounds/rounds.ts';
import { singleStepEffects } from './rounds/single-step/single-step-play.ts';
import { createSingleStepRounds } from './rounds/single-step/single-step-rounds.ts';
import { createTransactionSender } from './rounds/transaction-sender.ts';
import { createKnownBalances } from './wallet/known-balances.ts';
import type { WalletClient } from './wallet/wallet-client.ts';

type Options = {
  readonly database: Database;
  /** Of players and of guests. */
  readonly wallet: WalletClient;
  readonly freeWallet: Pick<FreeWallet, 'refill'>;
  readonly clock: Clock;
  readonly random: RandomBytes;
  /** Mixed into the client seeds of fixtures; `null` without one. */
  readonly beacon: RandomnessBeacon | null;
  /** Speed factor of the fixture schedules. */
  readonly pace: number;
  readonly log: { readonly error: (details: object, message: string) => void };
};

/** Creates the game server's services over one database and one wallet. */
export async function createServices(options: Options) {
  const base = await createBase(options);
  const multiStepRounds = createMultiStepRounds(base);
  const rounds = createRounds({ ...base, multiStepRounds });
  const programme = createProgramme(base);
  const fixtureCalls = createFixtureCalls(base);
  return {
    definitions: base.definitions,
    rounds,
    singleStepRounds: createSingleStepRounds(base),
    multiStepRounds,
    fixtureCalls,
    programme,
    replays: createReplays({ ...base, multiStepRounds }),
    playerHistory: createPlayerHistory({ ...base, rounds, fixtureCalls }),
    dueRounds: createDueRounds({ ...base, works: [multiStepRounds.dueWork, slipWork(base)] }),
    dueFixtures: createDueFixtures({
      ...base,
      programme,
      starts: createStarts(base),
    }),
    freeRetention: createFreeRetention(base),
  };
}

/** Definitions, the lifecycle, launches and the player's wallet. */
async function createBase(options: Options) {
  const { wallet, clock } = options;
  const definitions = await openDefinitions(options);
  const balances = createKnownBalances();
  const launches = createLaunches({ wallet, clock, balances });
  const playerWallet = createPlayerWallet({ launches, wallet, balances });
  const sender = createTransactionSender({
    ...options,
    balances,
    effects: {
      'single-step': singleStepEffects,
      'multi-step': multiStepEffects({ definitions }),
      slip: slipEffects,
    },
  });
  return {
    ...options,
    ...{ definitions, launches, playerWallet, sender },
    lifecycle: createLifecycle({ ...options, sender, launches, playerWallet }),
    seeds: createPlayerSeeds(options),
    queue: createPlayerQueue(),
    roundPace: createRoundPace(options),
  };
}
