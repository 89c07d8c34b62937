import type { Clock } from '@fairhall/kit/clock';
import { signedBody } from '@fairhall/kit/http/signed-body';
import { parseBody, success } from '@fairhall/kit/http/simulator-envelope';
import type { FastifyInstance } from 'fastify';
import { playerHistoryCalls } from '../contract/player-history.ts';
import type { PlayerHistory } from './player-history.ts';

/** The calls of the API, as declared in `contract-player-history.ts`. */
export function registerPlayerHistoryRoutes(
  app: FastifyInstance,
  {
    playerHistory,
    secrets,
    clock,
  }: { playerHistory: PlayerHistory; secrets: readonly string[]; clock: Clock },
): void {
  const proof = { secrets, clock };
  app.post(playerHistoryCalls.nextStarts.path, async (request) => {
    parseBody(playerHistoryCalls.nextStarts.input, signedBody(request, proof));
    return success(await playerHistory.nextStarts());
  });
  app.post(playerHistoryCalls.rounds.path, async (request) =>
    success(
      await playerHistory.rounds(
        parseBody(playerHistoryCalls.rounds.input, signedBody(request, proof)),
      ),
    ),
  );
  app.post(playerHistoryCalls.round.path, async (request) =>
    success(
      await playerHistory.round(
        parseBody(playerHistoryCalls.round.input, signedBody(request, proof)),
      ),
    ),
  );
  app.post(playerHistoryCalls.event.path, async (request) =>
    success(
      await playerHistory.event(
        parseBody(playerHistoryCalls.event.input, signedBody(request, proof)),
      ),
    ),
  );
  app.post(playerHistoryCalls.seedRounds.path, async (request) =>
    success(
      await playerHistory.seedRounds(
        parseBody(playerHistoryCalls.seedRounds.input, signedBody(request, proof)),
      ),
    ),
  );
  app.post(playerHistoryCalls.rotate.path, async (request) =>
    success(
      await playerHistory.rotate(
        parseBody(playerHistoryCalls.rotate.input, signedBody(request, proof)),
      ),
    ),
  );
}
