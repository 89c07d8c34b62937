import { z } from 'zod';
import { casinoCalls } from './contract.ts';

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
  rotate: 'Reveals the server seed in force and puts the next one in its place.',
} as const satisfies Record<keyof typeof casinoCalls, string>;

/** The OpenAPI 3.1 document of the round API, made from its declarations. */
export function casinoOpenApi({ gameOrigin }: { gameOrigin: string }): Json {
  const calls = Object.entries(casinoCalls) as [keyof typeof casinoCalls, Call][];
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

function operation(name: keyof typeof casinoCalls, { input, output }: Call): Json {
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
          },
        },
      },
      400: { description: 'Invalid input; `data.issues` says where.' },
      401: { description: 'No token, or one that ended; `data.problem` says which.' },
      503: { description: 'The wallet does not answer; ask again with the same requestId.' },
    },
  };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
