import { SUCCESS_CODE } from '@fairhall/kit/envelope';
import {
  type RefusalName,
  refusalCodes,
  type TransportErrorName,
  transportCodes,
} from '@fairhall/kit/errors';
import { BODY_BYTES_MAX, type Endpoint, sendsInputInQuery } from '../contract/endpoint.ts';
import { TOKEN } from '../contract/examples-shared.ts';
import { messageText } from '../core/messages/messages.ts';
import type { Json, SchemaComponents } from './schemas.ts';

/** Examples of the `data` of refusals and errors; null for all others. */
export type FailureData = Partial<Record<RefusalName | TransportErrorName, Json>>;

const failureDataOfApi: FailureData = {
  SECOND_FACTOR_REQUIRED: {
    challenge: TOKEN,
    methods: ['totp', 'recovery'],
    expiresAt: '2026-11-21T12:05:00.000Z',
  },
  SECOND_FACTOR_INVALID: { triesLeft: 4 },
  AMOUNT_OUT_OF_RANGE: { min: 10, max: 10_000 },
  LIMIT_REACHED: {
    kind: 'loss',
    period: 'day',
    limit: 100,
    remaining: 20,
    walletType: 'USD',
    resetsAt: '2026-11-22T00:00:00.000Z',
  },
  TOO_SOON: { waitMs: 1800 },
  LIMIT_CHOICE_DUE: { missing: ['loss', 'time'], mayDecline: false },
  TOO_EARLY: { confirmableAt: '2026-11-25T12:00:00.000Z' },
  ACCOUNT_BLOCKED: { until: '2026-12-21T12:00:00.000Z' },
  EXCLUSION_NOT_OVER: { until: '2027-05-21T12:00:00.000Z' },
  INVALID_REQUEST: { issues: [{ path: 'amount', message: 'Invalid input: expected number' }] },
  UNAUTHORIZED: { reason: 'SESSION_EXPIRED' },
};

const errorDescriptions: Readonly<Record<TransportErrorName, string>> = {
  INVALID_REQUEST: 'Malformed or invalid input; `data.issues` lists the invalid fields.',
  UNAUTHORIZED:
    'No active session. `data.reason`: LOGIN_REQUIRED (no token), SESSION_EXPIRED, KICKED_OUT ' +
    '(a later login on another device), SELF_EXCLUDED.',
  FORBIDDEN:
    'Staff lack the permission: `data.reason` is `PERMISSION`, with `permission`. Or the call is not ' +
    'signed as it must be: `data.reason` is `PROVIDER` for an unknown `X-Provider`, ' +
    '`SIGNATURE` for a wrong digest, `TIME` for a right one more than 300 s off, and `GAME`, with ' +
    '`gameId`, for a game of another provider; `data` is null without a signature.',
  NOT_FOUND: 'The id is unknown or belongs to another player.',
  TOO_LARGE: 'The body is larger than the limit in the description of its call.',
  UNSUPPORTED_MEDIA_TYPE: 'The body is not JSON.',
  TOO_MANY_REQUESTS: 'Too many requests; `Retry-After` is the number of seconds to wait.',
  INTERNAL: 'An internal error; the server’s log contains the details under the `x-request-id`.',
  OVERLOADED: 'The server is busy and did nothing; retry after `Retry-After` seconds.',
};

/** The responses of one call: success with its example, its refusals and its possible errors. */
export function responsesOf(
  { endpoint, example }: { endpoint: Endpoint; example: { readonly response: unknown } },
  { schemas, failureData }: { schemas: SchemaComponents; failureData: FailureData | undefined },
): Json {
  const refused = endpoint.refusals.map((refusal) => `- ${refusalCodes[refusal]} ${refusal}`);
  const description = ['Success.', ...(refused.length > 0 ? ['Refusals:', ...refused] : [])];
  const success = { code: SUCCESS_CODE, msg: 'success', data: example.response };
  return {
    200: {
      description: description.join('\n'),
      headers: { 'x-request-id': { $ref: '#/components/headers/RequestId' } },
      content: {
        'application/json': {
          schema: envelopeOf(schemas.of(endpoint.output, 'output')),
          examples: {
            success: { summary: 'Success', value: success },
            ...Object.fromEntries(
              endpoint.refusals.map((name) =>
                refusalExample(name, { ...failureDataOfApi, ...failureData }),
              ),
            ),
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

/** The errors that calls share, as components that they refer to. */
export function sharedResponses(): Json {
  const names = Object.keys(errorDescriptions) as TransportErrorName[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        description: errorDescriptions[name],
        headers: {
          'x-request-id': { $ref: '#/components/headers/RequestId' },
          ...(mayRetry.has(name) && { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }),
        },
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Failure' },
            example: failure(name, transportCodes[name], failureDataOfApi),
          },
        },
      },
    ]),
  );
}

const mayRetry: ReadonlySet<TransportErrorName> = new Set(['TOO_MANY_REQUESTS', 'OVERLOADED']);

export const sharedHeaders = {
  RequestId: { description: 'Identifies this request in the logs.', schema: { type: 'string' } },
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

function errorsOf(endpoint: Endpoint): TransportErrorName[] {
  const { access, notFound, bodyBytesMax } = endpoint;
  const isSigned = access === 'provider' || access === 'payment';
  const hasBody = !sendsInputInQuery(endpoint);
  return [
    'INVALID_REQUEST',
    ...(access === 'session' || access === 'staff' ? (['UNAUTHORIZED'] as const) : []),
    ...(isSigned || access === 'staff' ? (['FORBIDDEN'] as const) : []),
    ...(notFound ? (['NOT_FOUND'] as const) : []),
    ...(hasBody ? (['TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
    ...(isSigned && bodyBytesMax === BODY_BYTES_MAX ? [] : (['TOO_MANY_REQUESTS'] as const)),
    'INTERNAL',
    'OVERLOADED',
  ];
}

function refusalExample(name: RefusalName, data: FailureData): [string, Json] {
  return [name, { summary: `Refused: ${name}`, value: failure(name, refusalCodes[name], data) }];
}

function failure(name: RefusalName | TransportErrorName, code: number, data: FailureData): Json {
  return { code, msg: messageText(name, 'en'), data: data[name] ?? null };
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
