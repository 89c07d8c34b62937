import type { FastifyInstance } from 'fastify';
import { answerCall } from '../answer-call.ts';
import { eventCalls } from '../contract-events.ts';
import type { Events } from './events.ts';

/** The calls of scheduled events, as `contract-events.ts` declares them. */
export function registerEventRoutes(app: FastifyInstance, { events }: { events: Events }): void {
  answerCall(app, eventCalls.programme, events.programme);
  answerCall(app, eventCalls.live, events.live);
  answerCall(app, eventCalls.results, events.results);
  answerCall(app, eventCalls.buyTicket, events.buyTicket);
  answerCall(app, eventCalls.placeBet, events.placeBet);
  answerCall(app, eventCalls.slips, events.slips);
  answerCall(app, eventCalls.eventProof, events.eventProof);
}
