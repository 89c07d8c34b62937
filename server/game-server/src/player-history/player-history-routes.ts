import type { Clock } from '@fairhall/kit/clock';
import { signedBody } from '@fairhall/kit/http/signed-body';
import { parseBody, success } from '@fairhall/kit/http/simulator-envelope';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { playerHistoryCalls } from '../contract/player-history.ts';
import type { Call } from '../http/respond-to-call.ts';
import type { PlayerHistory } from './player-history.ts';

/** The calls of the API, as declared in `contract/player-history.ts`. */
export function registerPlayerHistoryRoutes(
  app: FastifyInstance,
  {
    playerHistory,
    secrets,
    clock,
  }: { playerHistory: PlayerHistory; secrets: readonly string[]; clock: Clock },
): void {
  const respond = <Declared extends Call>(
    { path, input }: Declared,
    handle: (input: z.output<Declared['input']>) => Promise<z.output<Declared['output']>>,
  ) => {
    app.post(path, async (request) => {
      const body = signedBody(request, { secrets, clock });
      return success(await handle(parseBody<Declared['input']>(input, body)));
    });
  };
  respond(playerHistoryCalls.nextStarts, playerHistory.nextStarts);
  respond(playerHistoryCalls.rounds, playerHistory.rounds);
  respond(playerHistoryCalls.round, playerHistory.round);
  respond(playerHistoryCalls.event, playerHistory.event);
  respond(playerHistoryCalls.seedRounds, playerHistory.seedRounds);
  respond(playerHistoryCalls.rotate, playerHistory.rotate);
}
