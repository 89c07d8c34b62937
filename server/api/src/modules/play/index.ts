import { LRUCache } from 'lru-cache';
import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import { withContext } from '../../infrastructure/with-context.ts';
import { type ModuleJobs, recurring } from '../../jobs/module-jobs.ts';
import { FINISHED_MS, type RetentionRule } from '../../jobs/retention.ts';
import type { PlayContext } from './context.ts';
import { END_ROUNDS_JOB, endRounds } from './end-rounds.job.ts';
import { createNextStartsReader } from './next-starts.ts';
import { pastRound } from './past-rounds.service.ts';
import { preparePlayQueries } from './play.queries.ts';
import { deleteLaunchTokens } from './play.repository.ts';
import { playHandlers, providerHandlers, roundsHandlers } from './play.router.ts';
import { postBet, postWithoutStake } from './post-bet.ts';
import { createProviderClients } from './provider-clients.ts';
import { findReplay, replayUrl } from './replays.service.ts';

export { bigWinNotification } from './big-win.ts';
export {
  betEntry,
  type PlayEntry,
  playEntry,
  rollbackEntry,
  tombstoneEntry,
  winEntry,
} from './game-entries.ts';
export type { GameServer } from './game-server.ts';
export { createGameServerClient } from './game-server-client.ts';
export { findOpenRounds } from './open-rounds.ts';
export { proofOf } from './past-rounds.service.ts';
export { type PlayQueries, preparePlayQueries } from './play.queries.ts';

const LAUNCHES_MAX = 10_000;

/** Launches, bets, wins, rollbacks and rounds: the wallet of the games providers. */
export type Play = ReturnType<typeof createPlay>;

export function createPlay(
  infrastructure: Infrastructure,
  uses: Pick<
    PlayContext,
    'auth' | 'games' | 'gameServer' | 'notifications' | 'providers' | 'restrictions' | 'wallets'
  >,
) {
  const { prisma, clock } = infrastructure;
  const { gameServer } = uses;
  const providerClients = createProviderClients(clock);
  const context: PlayContext = {
    ...infrastructure,
    ...uses,
    queries: preparePlayQueries(infrastructure.reader),
    providerClients,
    nextStarts: createNextStartsReader(gameServer),
    launches: new LRUCache({ max: LAUNCHES_MAX }),
  };
  return {
    ...withContext(context, { findReplay, pastRound, postBet, postWithoutStake, replayUrl }),
    handlers: playHandlers(context),
    providerHandlers: providerHandlers(context),
    roundsHandlers: roundsHandlers(context),
    jobs: {
      [END_ROUNDS_JOB]: recurring(() => endRounds(context)),
    } satisfies ModuleJobs,
    retention: [
      { deleteOld: (batch) => deleteLaunchTokens(prisma, batch), afterMs: FINISHED_MS },
    ] satisfies readonly RetentionRule[],
    async close() {
      await gameServer.close();
      await providerClients.close();
    },
  };
}
