import type { Clock } from '@fairhall/kit/clock';
import { signedBody } from '@fairhall/kit/http/signed-body';
import { parseBody, success } from '@fairhall/kit/http/simulator-envelope';
import type { FastifyInstance } from 'fastify';
import { houseCalls } from '../contract-house.ts';
import type { House } from './house.ts';

/** The casino's own calls, as `contract-house.ts` declares them. */
export function registerHouseRoutes(
  app: FastifyInstance,
  { house, secret, clock }: { house: House; secret: string; clock: Clock },
): void {
  const proof = { secret, clock };
  app.post(houseCalls.rounds.path, async (request) =>
    success(house.rounds(parseBody(houseCalls.rounds.input, signedBody(request, proof)))),
  );
  app.post(houseCalls.round.path, async (request) =>
    success(house.round(parseBody(houseCalls.round.input, signedBody(request, proof)))),
  );
  app.post(houseCalls.event.path, async (request) =>
    success(house.event(parseBody(houseCalls.event.input, signedBody(request, proof)))),
  );
  app.post(houseCalls.rotate.path, async (request) =>
    success(await house.rotate(parseBody(houseCalls.rotate.input, signedBody(request, proof)))),
  );
}
