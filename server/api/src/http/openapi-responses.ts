import { SUCCESS_CODE } from '@fairhall/kit/envelope';
import {
  type RefusalName,
  refusalCodes,
  type TransportErrorName,
  transportCodes,
} from '@fairhall/kit/errors';
import type { Endpoint } from '../contract/endpoint.ts';
import { exampleOf } from '../contract/examples.ts';
import { messageText } from '../core/messages/messages.ts';
import type { Json, SchemaComponents } from './openapi-schemas.ts';

/** What comes with a refusal or an error as `data`; null for all others. */
const failureData: Partial<Record<RefusalName | TransportErrorName, Json>> = {
  AMOUNT_OUT_OF_RANGE: { min: 10, max: 10_000 },
  LIMIT_REACHED: { limit: 100, remaining: 20, resetsAt: '2026-11-22T00:00:00.000Z' },
  INVALID_REQUEST: { issues: [{ path: 'amount', message: 'Invalid input: expected number' }] },
  UNAUTHORIZED: { reason: 'SESSION_EXPIRED' },
};

const whenItHappens: Readonly<Record<TransportErrorName, string>> = {
  INVALID_REQUEST: 'Malformed or invalid input; `data.issues` says where, field by field.',
  UNAUTHORIZED:
    'No living session. `data.reason`: LOGIN_REQUIRED (no token), SESSION_EXPIRED, KICKED_OUT ' +
    '(a later login on another device).',
  FORBIDDEN: 'The signature is missing, wrong or older than 300 s.',
  NOT_FOUND: 'Nothing has this id, or nothing of the caller’s.',
  TOO_LARGE: 'The body is larger than 1 MiB.',
  UNSUPPORTED_MEDIA_TYPE: 'The body is not JSON.',
  TOO_MANY_REQUESTS: 'Too many calls; `Retry-After` says for how many seconds to wait.',
  INTERNAL: 'Our own fault; the log knows more under the `x-request-id`.',
  OVERLOADED: 'The server is busy and did nothing; `Retry-After` says when to ask again.',
};

/** The answers of one call: success with its example, its refusals, and the errors it can meet. */
export function responsesOf(
  { name, endpoint }: { name: string; endpoint: Endpoint },
  schemas: SchemaComponents,
): Json {
  const refused = endpoint.refusals.map((refusal) => `- ${refusalCodes[refusal]} ${refusal}`);
  const description = ['Success.', ...(refused.length > 0 ? ['Refusals:', ...refused] : [])];
  const success = { code: SUCCESS_CODE, msg: 'success', data: exampleOf(name).response };
  return {
    200: {
      description: description.join('\n'),
      headers: { 'x-request-id': { $ref: '#/components/headers/RequestId' } },
      content: {
        'application/json': {
          schema: envelopeOf(schemas.of(endpoint.output, 'output')),
          examples: {
            success: { summary: 'Success', value: success },
            ...Object.fromEntries(endpoint.refusals.map(refusalExample)),
          },
        },
      },
    },
    ...Object.fromEntries(
      errorsOf(endpoint).map((error) => [
        transportCodes[error],
        { $ref: `#/components/responses/${error}` },
      ]),
    ),
  };
}

/** The errors that calls share, each described once. */
export function sharedResponses(): Json {
  const names = Object.keys(whenItHappens) as TransportErrorName[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        description: whenItHappens[name],
        headers: {
          'x-request-id': { $ref: '#/components/headers/RequestId' },
          ...(mayRetry.has(name) && { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }),
        },
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Failure' },
            example: failure(name, transportCodes[name]),
          },
        },
      },
    ]),
  );
}

const mayRetry: ReadonlySet<TransportErrorName> = new Set(['TOO_MANY_REQUESTS', 'OVERLOADED']);

export const sharedHeaders = {
  RequestId: { description: 'Names this call in our logs.', schema: { type: 'string' } },
  RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
} as const;

/** The envelope of every refusal and error. */
export const failureSchema = {
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: {
    code: { type: 'integer' },
    msg: { type: 'string', description: 'In the language of Accept-Language.' },
    data: { type: ['object', 'null'] },
  },
} as const;

function errorsOf({ access, method, notFound }: Endpoint): TransportErrorName[] {
  const isSigned = access === 'provider' || access === 'payment';
  const hasBody = method === 'POST' || method === 'PUT';
  return [
    'INVALID_REQUEST',
    ...(access === 'session' ? (['UNAUTHORIZED'] as const) : []),
    ...(isSigned ? (['FORBIDDEN'] as const) : []),
    ...(notFound ? (['NOT_FOUND'] as const) : []),
    ...(hasBody ? (['TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
    ...(isSigned ? [] : (['TOO_MANY_REQUESTS'] as const)),
    'INTERNAL',
    'OVERLOADED',
  ];
}

function refusalExample(name: RefusalName): [string, Json] {
  return [name, { summary: `Refused: ${name}`, value: failure(name, refusalCodes[name]) }];
}

function failure(name: RefusalName | TransportErrorName, code: number): Json {
  return { code, msg: messageText(name, 'en'), data: failureData[name] ?? null };
}

function envelopeOf(data: Json): Json {
  return {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: {
      code: { type: 'integer', description: '200, or 1000 to 1999 for a refusal.' },
      msg: { type: 'string' },
      data: data.type === 'null' ? data : { anyOf: [data, { type: 'null' }] },
    },
  };
}
