import { SUCCESS_CODE } from '@fairhall/kit/envelope';
import {
  type ErrorName,
  errorCode,
  refusalCodes,
  type TransportErrorName,
  transportCodes,
} from '@fairhall/kit/errors';
import { z } from 'zod';
import { BODY_BYTES_MAX, type Endpoint, sendsInputInQuery } from '../contract/endpoint.ts';
import { messageText } from '../core/i18n/error-texts.ts';
import type { FailureData } from './failure-data.ts';
import type { Json, SchemaComponents } from './schemas.ts';

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
  { schemas, failures }: { schemas: SchemaComponents; failures: FailureData },
): Json {
  const refused = endpoint.refusals.map((refusal) => `- ${refusalCodes[refusal]} ${refusal}`);
  const description = ['Success.', ...(refused.length > 0 ? ['Refusals:', ...refused] : [])];
  const success = { code: SUCCESS_CODE, msg: 'success', data: example.response };
  const schema = envelopeOf(SUCCESS_CODE, schemas.of(endpoint.output, 'output'));
  const refusals = endpoint.refusals.map((name) => failureRef(name));
  return {
    200: {
      description: description.join('\n'),
      headers: { 'x-request-id': { $ref: '#/components/headers/RequestId' } },
      content: {
        'application/json': {
          schema: refusals.length === 0 ? schema : { oneOf: [schema, ...refusals] },
          examples: {
            success: { summary: 'Success', value: success },
            ...Object.fromEntries(
              endpoint.refusals.map((name) => [
                name,
                { summary: `Refused: ${name}`, value: failure(name, failures) },
              ]),
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

/** The envelope of each of these failures, as the components that the responses refer to. */
export function failureSchemas(
  names: Iterable<ErrorName>,
  { schemas, failures }: { schemas: SchemaComponents; failures: FailureData },
): Json {
  return Object.fromEntries(
    [...names].map((name) => [
      schemaName(name),
      envelopeOf(errorCode(name), schemas.of(failures[name]?.schema ?? z.null(), 'output')),
    ]),
  );
}

/** As a type is named: `AccountBlocked`. */
function schemaName(name: ErrorName): string {
  return name
    .toLowerCase()
    .replaceAll(/(?:^|_)(\w)/g, (_part, letter: string) => letter.toUpperCase());
}

function failureRef(name: ErrorName): Json {
  return { $ref: `#/components/schemas/${schemaName(name)}` };
}

/** The names of the errors that calls share. */
export const sharedErrors = Object.keys(transportCodes) as TransportErrorName[];

/** The errors that calls share, as components that they refer to. */
export function sharedResponses(failures: FailureData): Json {
  return Object.fromEntries(
    sharedErrors.map((name) => [
      name,
      {
        description: errorDescriptions[name],
        headers: {
          'x-request-id': { $ref: '#/components/headers/RequestId' },
          ...(mayRetry.has(name) && { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }),
        },
        content: {
          'application/json': {
            schema: failureRef(name),
            example: failure(name, failures),
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

function failure(name: ErrorName, failures: FailureData): Json {
  const data = failures[name]?.example ?? null;
  return { code: errorCode(name), msg: messageText(name, 'en'), data };
}

function envelopeOf(code: number, data: Json): Json {
  return {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: {
      code: { type: 'integer', const: code },
      msg: { type: 'string', description: 'In the language of Accept-Language.' },
      data,
    },
  };
}
