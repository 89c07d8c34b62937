import type { FastifyInstance } from 'fastify';
import { parseBody, success } from '../../envelope.ts';
import { eventCalls } from '../contract-events.ts';
import { bodyText, launchToken } from '../request-parts.ts';
import type { Events } from './events.ts';

/** The calls of scheduled events, as `contract-events.ts` declares them. */
export function registerEventRoutes(app: FastifyInstance, { events }: { events: Events }): void {
  app.post(eventCalls.programme.path, async (request) => {
    const input = parseBody(eventCalls.programme.input, bodyText(request));
    return success(await events.programme(launchToken(request), input));
  });
  app.post(eventCalls.live.path, async (request) => {
    const input = parseBody(eventCalls.live.input, bodyText(request));
    return success(await events.live(launchToken(request), input));
  });
  app.post(eventCalls.results.path, async (request) => {
    const input = parseBody(eventCalls.results.input, bodyText(request));
    return success(await events.results(launchToken(request), input));
  });
  app.post(eventCalls.buyTicket.path, async (request) => {
    const input = parseBody(eventCalls.buyTicket.input, bodyText(request));
    return success(await events.buyTicket(launchToken(request), input));
  });
  app.post(eventCalls.placeBet.path, async (request) => {
    const input = parseBody(eventCalls.placeBet.input, bodyText(request));
    return success(await events.placeBet(launchToken(request), input));
  });
  app.post(eventCalls.slips.path, async (request) => {
    const input = parseBody(eventCalls.slips.input, bodyText(request));
    return success(await events.slips(launchToken(request), input));
  });
  app.post(eventCalls.eventProof.path, async (request) => {
    const input = parseBody(eventCalls.eventProof.input, bodyText(request));
    return success(await events.eventProof(launchToken(request), input));
  });
}
