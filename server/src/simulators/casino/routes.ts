import type { FastifyInstance } from 'fastify';
import { parseBody, success } from '../envelope.ts';
import { casinoCalls } from './contract.ts';
import { scheduledGame } from './engines/scheduled-games.ts';
import type { Events } from './events/events.ts';
import { bodyText, launchToken } from './request-parts.ts';
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

  app.post(casinoCalls.open.path, async (request) => {
    const input = parseBody(casinoCalls.open.input, bodyText(request));
    const host = scheduledGame(input.gameId) ? events : rounds;
    return success(await host.open(launchToken(request), input));
  });
  app.post(casinoCalls.spin.path, async (request) =>
    success(
      await rounds.spin(launchToken(request), parseBody(casinoCalls.spin.input, bodyText(request))),
    ),
  );
  app.post(casinoCalls.bet.path, async (request) =>
    success(
      await rounds.bet(launchToken(request), parseBody(casinoCalls.bet.input, bodyText(request))),
    ),
  );
  app.post(casinoCalls.deal.path, async (request) =>
    success(
      await decisionRounds.deal(
        launchToken(request),
        parseBody(casinoCalls.deal.input, bodyText(request)),
      ),
    ),
  );
  app.post(casinoCalls.choose.path, async (request) =>
    success(
      await decisionRounds.choose(
        launchToken(request),
        parseBody(casinoCalls.choose.input, bodyText(request)),
      ),
    ),
  );
  app.post(casinoCalls.balance.path, async (request) =>
    success(await rounds.balance(launchToken(request))),
  );
  app.post(casinoCalls.rotate.path, async (request) =>
    success(
      await rounds.rotate(
        launchToken(request),
        parseBody(casinoCalls.rotate.input, bodyText(request)),
      ),
    ),
  );
  app.post(casinoCalls.seeds.path, async (request) =>
    success(
      await rounds.seeds(
        launchToken(request),
        parseBody(casinoCalls.seeds.input, bodyText(request)),
      ),
    ),
  );
  app.post(casinoCalls.proof.path, async (request) =>
    success(
      await rounds.proof(
        launchToken(request),
        parseBody(casinoCalls.proof.input, bodyText(request)),
      ),
    ),
  );
}
