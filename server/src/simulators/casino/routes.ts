import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseBody, success } from '../envelope.ts';
import { casinoCalls } from './contract.ts';
import { gameProblem } from './problems.ts';
import type { DecisionRounds } from './rounds/decision-rounds.ts';
import type { Rounds } from './rounds/rounds.ts';

/** The round API, as `contract.ts` declares it. */
export function registerRoutes(
  app: FastifyInstance,
  { rounds, decisionRounds }: { rounds: Rounds; decisionRounds: DecisionRounds },
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
  app.get('/health', async () => success({ status: 'ok' }));

  app.post(casinoCalls.open.path, async (request) =>
    success(
      await rounds.open(launchToken(request), parseBody(casinoCalls.open.input, text(request))),
    ),
  );
  app.post(casinoCalls.spin.path, async (request) =>
    success(
      await rounds.spin(launchToken(request), parseBody(casinoCalls.spin.input, text(request))),
    ),
  );
  app.post(casinoCalls.bet.path, async (request) =>
    success(
      await rounds.bet(launchToken(request), parseBody(casinoCalls.bet.input, text(request))),
    ),
  );
  app.post(casinoCalls.deal.path, async (request) =>
    success(
      await decisionRounds.deal(
        launchToken(request),
        parseBody(casinoCalls.deal.input, text(request)),
      ),
    ),
  );
  app.post(casinoCalls.choose.path, async (request) =>
    success(
      await decisionRounds.choose(
        launchToken(request),
        parseBody(casinoCalls.choose.input, text(request)),
      ),
    ),
  );
  app.post(casinoCalls.balance.path, async (request) =>
    success(await rounds.balance(launchToken(request))),
  );
  app.post(casinoCalls.rotate.path, async (request) =>
    success(
      await rounds.rotate(launchToken(request), parseBody(casinoCalls.rotate.input, text(request))),
    ),
  );
  app.post(casinoCalls.proof.path, async (request) =>
    success(
      await rounds.proof(launchToken(request), parseBody(casinoCalls.proof.input, text(request))),
    ),
  );
}

/** @throws PartyError 401 `login-parameter` without one */
function launchToken(request: FastifyRequest): string {
  const match = /^Bearer ([\w-]{1,200})$/.exec(request.headers.authorization ?? '');
  if (!match?.[1]) throw gameProblem('login-parameter');
  return match[1];
}

function text({ body }: FastifyRequest): string {
  return typeof body === 'string' ? body : '';
}
