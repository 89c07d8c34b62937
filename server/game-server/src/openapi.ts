import { SUCCESS_CODE } from '@fairhall/kit/envelope';
import { z } from 'zod';
import { gameServerCalls } from './contract.ts';
import { type EventCall, eventCalls } from './contract-fixtures.ts';
import { eventExamples } from './contract-fixtures-examples.ts';

type Json = Readonly<Record<string, unknown>>;

const summaries = {
  open: 'Opens the game: who plays, with what, and the last rounds.',
  spin: 'Plays one round; the same requestId again answers the same round.',
  bet: 'Plays one round of a game of one deal; repeated as a spin is.',
  deal: 'Deals a round of a game with decisions; repeated as a spin is.',
  choose: 'Makes a choice in such a round; the same requestId again chooses nothing more.',
  balance: 'The wallet’s balance.',
  proof:
    'A round of the player with the server seed that it was dealt from, once that is revealed.',
  seeds: 'Seeds that were in force before, revealed, the last one first.',
  rotate: 'Reveals the server seed in force and puts the next one in its place.',
  programme: 'What slips can be bought for, the next to start first.',
  live: 'Events that are closed, going on or just over, as far as they have gone.',
  results: 'Events that are over, the latest first.',
  buyTicket: 'Buys a ticket for a draw; the same requestId again answers the same ticket.',
  placeBet: 'Buys a slip of one leg or several; repeated as a ticket is.',
  slips: 'The player’s own slips of this game and wallet, newest first.',
  eventProof: 'What it takes to draw an event again, and the book that is its client seed.',
} as const satisfies Record<CallName, string>;

const allCalls = { ...gameServerCalls, ...eventCalls };
type CallName = keyof typeof allCalls;

/** The OpenAPI 3.1 document of the round API, made from its declarations. */
export function gameServerOpenApi({ gameOrigin }: { gameOrigin: string }): Json {
  const calls = Object.entries(allCalls) as [CallName, Call][];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fairhall mock casino server',
      version: '0.1.0',
      description:
        'What a game page says to the game server. Answers are the envelope `{ code, msg, data }`; ' +
        'the launch token of POST /api/game/launch travels as a bearer token.',
    },
    servers: [{ url: gameOrigin }],
    paths: Object.fromEntries(
      calls.map(([name, call]) => [call.path, { post: operation(name, call) }]),
    ),
    components: {
      securitySchemes: {
        launch: { type: 'http', scheme: 'bearer', description: 'A launch token.' },
      },
    },
  };
}

type Call = { readonly path: string; readonly input: z.ZodType; readonly output: z.ZodType };

function operation(name: CallName, { input, output }: Call): Json {
  return {
    operationId: name,
    summary: summaries[name],
    security: [{ launch: [] }],
    requestBody: { content: { 'application/json': { schema: schemaOf(input, 'input') } } },
    responses: {
      200: {
        description: 'The answer, or a refusal with a code from 1000 up.',
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
      400: { description: 'Invalid input; `data.issues` says where.' },
      401: { description: 'No token, or one that ended; `data.problem` says which.' },
      503: { description: 'The wallet does not answer; ask again with the same requestId.' },
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
