import type { IncomingHttpHeaders } from 'node:http';
import { identifier } from '@fairhall/api/contract/identifier';
import { ApiError, parseFields } from '@fairhall/kit/http/simulator-envelope';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Definitions } from './definitions.ts';

const YEAR_S = 31_536_000;

export const definitionPaths = {
  game: '/fairness/games/:gameId.json',
  definition: '/fairness/sheets/:rulesHash.json',
} as const;
const gamePath = z.object({ gameId: identifier(64) });
const definitionPath = z.object({ rulesHash: identifier(64) });

/**
 * The game definitions, public as *sheets*: each body is the canonical JSON, so that its SHA-256 is the rules
 * hash. Readable from every origin.
 */
export function registerDefinitionRoutes(
  app: FastifyInstance,
  { definitions }: { definitions: Definitions },
): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    done();
  });

  app.get(definitionPaths.game, (request, reply) => {
    const { gameId } = parseFields(gamePath, request.params);
    const found = definitions.jsonOfGame(gameId);
    if (!found) throw new ApiError('NOT_FOUND', 'There is no such game.');
    const { json, rulesHash } = found;
    reply.header('cache-control', 'no-cache');
    return sendDefinition(reply, { json, rulesHash, isKnown: matches(request.headers, rulesHash) });
  });

  app.get(definitionPaths.definition, async (request, reply) => {
    const { rulesHash } = parseFields(definitionPath, request.params);
    const json = await definitions.jsonOfHash(rulesHash);
    if (json === null) throw new ApiError('NOT_FOUND', 'There is no such sheet.');
    reply.header('cache-control', `public, max-age=${YEAR_S}, immutable`);
    return sendDefinition(reply, { json, rulesHash, isKnown: matches(request.headers, rulesHash) });
  });
}

const etagOf = (rulesHash: string): string => `"${rulesHash}"`;

const matches = (headers: IncomingHttpHeaders, rulesHash: string): boolean =>
  headers['if-none-match']?.includes(etagOf(rulesHash)) ?? false;

function sendDefinition(
  reply: FastifyReply,
  { json, rulesHash, isKnown }: { json: string; rulesHash: string; isKnown: boolean },
): FastifyReply {
  reply.header('etag', etagOf(rulesHash));
  if (isKnown) return reply.code(304).send();
  // A charset would be added to a text; a buffer is sent as it is.
  return reply.type('application/json').send(Buffer.from(json));
}
