import { bodyText } from '@fairhall/kit/http/json-body';
import { parseBody, success } from '@fairhall/kit/http/simulator-envelope';
import type { FastifyInstance } from 'fastify';
import { gameServerCalls } from '../contract/rounds.ts';
import { scheduledGame } from '../engines/scheduled-games.ts';
import type { createServices } from '../services.ts';
import { launchToken } from './launch-token.ts';
import { respondToCall } from './respond-to-call.ts';

type Services = Awaited<ReturnType<typeof createServices>>;

/** The round API, as declared in `contract/`. */
export function registerRoutes(
  app: FastifyInstance,
  {
    rounds,
    singleStepRounds,
    multiStepRounds,
    fixtureCalls,
    replays,
  }: Pick<Services, 'rounds' | 'singleStepRounds' | 'multiStepRounds' | 'fixtureCalls' | 'replays'>,
): void {
  app.get('/health', async () => success({ status: 'ok' }));

  respondToCall(
    app,
    gameServerCalls.open,
    (token, input) => (scheduledGame(input.gameId) ? fixtureCalls : rounds).open(token, input),
    { compressed: true },
  );
  // Both return settled rounds: the wallet has posted them, and the outcome was durable before that.
  respondToCall(app, gameServerCalls.spin, singleStepRounds.spin, { settledByWallet: true });
  respondToCall(app, gameServerCalls.bet, singleStepRounds.bet, { settledByWallet: true });
  respondToCall(app, gameServerCalls.deal, multiStepRounds.deal);
  respondToCall(app, gameServerCalls.choose, multiStepRounds.choose);
  respondToCall(app, gameServerCalls.clientSeed, rounds.clientSeed);
  respondToCall(app, gameServerCalls.seedRounds, rounds.seedRounds);
  respondToCall(app, gameServerCalls.rotate, rounds.rotate);
  respondToCall(app, gameServerCalls.seeds, rounds.seeds);
  respondToCall(app, gameServerCalls.proof, rounds.proof);
  respondToCall(app, gameServerCalls.refill, rounds.refill);
  app.post(gameServerCalls.replay.path, async (request) =>
    success(await replays.replay(parseBody(gameServerCalls.replay.input, bodyText(request)))),
  );
  app.post(gameServerCalls.balance.path, async (request) =>
    success(await rounds.balance(launchToken(request))),
  );
}
