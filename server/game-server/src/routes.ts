import { success } from '@fairhall/kit/http/simulator-envelope';
import type { FastifyInstance } from 'fastify';
import { respondToCall } from './answer-call.ts';
import { casinoCalls } from './contract.ts';
import { scheduledGame } from './engines/scheduled-games.ts';
import type { createParts } from './parts.ts';
import { launchToken } from './request-parts.ts';

type Parts = ReturnType<typeof createParts>;

/** The round API, as `contract.ts` declares it. */
export function registerRoutes(
  app: FastifyInstance,
  {
    rounds,
    singleStepRounds,
    multiStepRounds,
    fixtureCalls,
  }: Pick<Parts, 'rounds' | 'singleStepRounds' | 'multiStepRounds' | 'fixtureCalls'>,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
  app.get('/health', async () => success({ status: 'ok' }));

  respondToCall(app, casinoCalls.open, (token, input) =>
    (scheduledGame(input.gameId) ? fixtureCalls : rounds).open(token, input),
  );
  // What these answer is settled: one movement of the wallet's, and an outcome that was on disk before.
  respondToCall(app, casinoCalls.spin, singleStepRounds.spin, { keptByWallet: true });
  respondToCall(app, casinoCalls.bet, singleStepRounds.bet, { keptByWallet: true });
  respondToCall(app, casinoCalls.deal, multiStepRounds.deal);
  respondToCall(app, casinoCalls.choose, multiStepRounds.choose);
  respondToCall(app, casinoCalls.rotate, rounds.rotate);
  respondToCall(app, casinoCalls.seeds, rounds.seeds);
  respondToCall(app, casinoCalls.proof, rounds.proof);
  app.post(casinoCalls.balance.path, async (request) =>
    success(await rounds.balance(launchToken(request))),
  );
}
