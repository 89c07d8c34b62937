import { success } from '@fairhall/kit/http/simulator-envelope';
import type { FastifyInstance } from 'fastify';
import { answerCall } from './answer-call.ts';
import { casinoCalls } from './contract.ts';
import { scheduledGame } from './engines/scheduled-games.ts';
import type { Events } from './events/events.ts';
import { launchToken } from './request-parts.ts';
import type { DecisionRounds } from './rounds/decision-rounds.ts';
import type { Rounds } from './rounds/rounds.ts';

/** The round API, as `contract.ts` declares it. */
export function registerRoutes(
  app: FastifyInstance,
  {
    rounds,
    decisionRounds,
    events,
  }: { rounds: Rounds; decisionRounds: DecisionRounds; events: Events },
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
  app.get('/health', async () => success({ status: 'ok' }));

  answerCall(app, casinoCalls.open, (token, input) =>
    (scheduledGame(input.gameId) ? events : rounds).open(token, input),
  );
  // What these answer is settled: one movement of the wallet's, and an outcome that was on disk before.
  answerCall(app, casinoCalls.spin, rounds.spin, { keptByWallet: true });
  answerCall(app, casinoCalls.bet, rounds.bet, { keptByWallet: true });
  answerCall(app, casinoCalls.deal, decisionRounds.deal);
  answerCall(app, casinoCalls.choose, decisionRounds.choose);
  answerCall(app, casinoCalls.rotate, rounds.rotate);
  answerCall(app, casinoCalls.seeds, rounds.seeds);
  answerCall(app, casinoCalls.proof, rounds.proof);
  app.post(casinoCalls.balance.path, async (request) =>
    success(await rounds.balance(launchToken(request))),
  );
}
