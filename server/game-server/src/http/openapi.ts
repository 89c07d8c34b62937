import { SUCCESS_CODE } from '@fairhall/kit/envelope';
import { z } from 'zod';
import { eventExamples } from '../contract/fixture-examples.ts';
import { type EventCall, eventCalls } from '../contract/fixtures.ts';
import { gameServerCalls } from '../contract/rounds.ts';
import { definitionPaths } from '../definitions/definition-routes.ts';
import { gameDefinition } from '../definitions/game-definition.ts';

type Json = Readonly<Record<string, unknown>>;

const summaries = {
  open: 'Opens the game: the player, the stakes, the paytable and the last rounds.',
  spin: 'Plays one round of a slot; idempotent by requestId.',
  bet: 'Plays one round of a single-step game; idempotent by requestId.',
  deal: 'Deals a round of a multi-step game; idempotent by requestId.',
  choose: 'Makes a choice in a multi-step round; idempotent by requestId.',
  balance: 'Returns the wallet’s balance.',
  refill: 'Raises the points of free play to those of a new launch, if they cover no stake.',
  proof: 'Returns a round of the player, with its server seed once that is revealed.',
  replay: 'Returns a finished round of any player to show it again; public, without the player.',
  seeds: 'Lists revealed seeds, newest first.',
  clientSeed: 'Sets a new player’s client seed for the hash that was shown; idempotent.',
  seedRounds: 'Lists the rounds of a seed pair by nonce over all games, refused ones included.',
  rotate: 'Reveals the active server seed and activates the next one.',
  programme: 'Lists the events on sale, the next to start first.',
  live: 'Lists events that are closed, live or just over, with their progress.',
  results: 'Lists events that are over, newest first.',
  buyTicket: 'Buys a ticket for a draw; idempotent by requestId.',
  placeBet: 'Buys a slip with one leg or several; idempotent by requestId.',
  slips: 'Lists the player’s own slips of this game and wallet, newest first.',
  eventProof: 'Returns the seeds of an event and the book that its client seed is derived from.',
} as const satisfies Record<CallName, string>;

const allCalls = { ...gameServerCalls, ...eventCalls };
type CallName = keyof typeof allCalls;

/** The OpenAPI 3.1 document of the round API, generated from its declarations. */
export function gameServerOpenApi({ gameOrigin }: { gameOrigin: string }): Json {
  const calls = Object.entries(allCalls) as [CallName, Call][];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fairhall mock casino server',
      version: '0.1.0',
      description:
        'The calls of a game page to the game server. Responses are the envelope ' +
        '`{ code, msg, data }`; the launch token of POST /api/game/launch is the bearer token.',
    },
    servers: [{ url: gameOrigin }],
    paths: {
      ...Object.fromEntries(
        calls.map(([name, call]) => [call.path, { post: operation(name, call) }]),
      ),
      ...definitionOperations(),
    },
    components: {
      securitySchemes: {
        launch: { type: 'http', scheme: 'bearer', description: 'A launch token.' },
      },
    },
  };
}

/** The public game definitions, on the wire *sheets*: their bodies are canonical JSON without an envelope. */
function definitionOperations(): Json {
  const operation = (of: { operationId: string; summary: string; parameter: string }): Json => ({
    get: {
      operationId: of.operationId,
      summary: of.summary,
      security: [],
      parameters: [{ name: of.parameter, in: 'path', required: true, schema: { type: 'string' } }],
      responses: {
        200: {
          description: 'The canonical JSON (RFC 8785), whose SHA-256 is the rules hash.',
          content: { 'application/json': { schema: schemaOf(gameDefinition, 'output') } },
        },
        304: { description: 'The caller has it: the ETag is the rules hash.' },
        404: { description: 'There is no such sheet.' },
      },
    },
  });
  return {
    [openApiPath(definitionPaths.game)]: operation({
      operationId: 'sheetOfGame',
      summary: 'The rules of a game as a sheet: those of the next round.',
      parameter: 'gameId',
    }),
    [openApiPath(definitionPaths.definition)]: operation({
      operationId: 'sheetOfHash',
      summary: 'Any sheet that was ever in force; it never changes.',
      parameter: 'rulesHash',
    }),
  };
}

const openApiPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

type Call = { readonly path: string; readonly input: z.ZodType; readonly output: z.ZodType };

function operation(name: CallName, { input, output }: Call): Json {
  return {
    operationId: name,
    summary: summaries[name],
    security: [{ launch: [] }],
    requestBody: { content: { 'application/json': { schema: schemaOf(input, 'input') } } },
    responses: {
      200: {
        description: 'The result, or a refusal with a code of 1000 or more.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['code', 'msg', 'data'],
              properties: {
                code: { type: 'integer' },
                msg: { type: 'string' },
                data: { anyOf: [schemaOf(output, 'output'), { type: 'null' }] },
              },
            },
            ...exampleOf(name),
          },
        },
      },
      400: { description: 'Invalid input; the fields are in `data.issues`.' },
      401: { description: 'No token or an ended one; the reason is in `data.problem`.' },
      503: { description: 'The wallet does not respond; retry with the same requestId.' },
    },
  };
}

function exampleOf(name: CallName): Json {
  if (!isEventCall(name)) return {};
  return { example: { code: SUCCESS_CODE, msg: 'success', data: eventExamples[name] } };
}

const isEventCall = (name: CallName): name is EventCall => Object.hasOwn(eventCalls, name);

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
