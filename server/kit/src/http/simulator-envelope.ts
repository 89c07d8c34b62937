import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type DatabaseFault, databaseFault } from '../database-fault.ts';
import { type Envelope, SUCCESS_CODE } from '../envelope.ts';
import { type ErrorName, errorCode } from '../errors.ts';
import { type Issue, issuesOf } from './issues.ts';
import { parseJson } from './json-body.ts';

/**
 * An error that a simulator returns to its caller; any other is a 500 without details. The
 * simulators use the API's envelope and codes, with English messages or the given text.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly reason: ErrorName;
  readonly data: unknown;

  constructor(reason: ErrorName, message: string, data: unknown = null) {
    super(message);
    this.reason = reason;
    this.data = data;
  }
}

/** A 400 with the issue of each field. */
export function invalid(issues: readonly Issue[]): ApiError {
  return new ApiError('INVALID_REQUEST', 'The request is not valid.', { issues });
}

export function success<T>(data: T): Envelope<T> {
  return { code: SUCCESS_CODE, msg: 'success', data };
}

/**
 * The body, validated by its contract.
 * @throws INVALID_REQUEST with the issues in the order of the fields
 */
export function parseBody<T extends z.ZodType>(schema: T, rawBody: string): z.infer<T> {
  return parseFields(schema, jsonIn(rawBody));
}

/**
 * The parameters of a path, or other fields, validated.
 * @throws INVALID_REQUEST with the issues in the order of the fields
 */
export function parseFields<T extends z.ZodType>(schema: T, fields: unknown): z.infer<T> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  throw invalid(issuesOf(parsed.error));
}

function jsonIn(rawBody: string): unknown {
  try {
    return parseJson(rawBody);
  } catch (error) {
    throw invalid([{ path: '', message: (error as SyntaxError).message }]);
  }
}

/** Sends every error, the framework's included. A refusal (1000 and up) is HTTP 200. */
export function sendError(
  error: FastifyError | ApiError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { reason, message, data } = describe(error);
  if (reason === 'INTERNAL' || databaseFault(error))
    request.log.error({ err: error }, 'request failed');
  const code = errorCode(reason);
  reply.code(code < 1000 ? code : 200).send({ code, msg: message, data } satisfies Envelope);
}

export function sendNotFound(request: FastifyRequest, reply: FastifyReply): void {
  sendError(new ApiError('NOT_FOUND', 'There is nothing here.'), request, reply);
}

const frameworkErrors: Readonly<Record<number, readonly [ErrorName, string]>> = {
  413: ['TOO_LARGE', 'The body is too large.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'The body must be JSON.'],
  429: ['TOO_MANY_REQUESTS', 'There are too many requests.'],
  503: ['OVERLOADED', 'The service is not available right now. Nothing was done.'],
};

const statusOfFault: Readonly<Record<DatabaseFault, number>> = { full: 503, invalidValue: 400 };

function statusOf(error: FastifyError | Error): number {
  return 'statusCode' in error ? (error.statusCode ?? 500) : 500;
}

function describe(error: FastifyError | ApiError | Error): {
  reason: ErrorName;
  message: string;
  data: unknown;
} {
  if (error instanceof ApiError) {
    return { reason: error.reason, message: error.message, data: error.data };
  }
  const fault = databaseFault(error);
  const status = fault ? statusOfFault[fault] : statusOf(error);
  const [reason, message] =
    frameworkErrors[status] ??
    (status >= 400 && status < 500
      ? (['INVALID_REQUEST', 'The request is not valid.'] as const)
      : (['INTERNAL', 'Something went wrong here.'] as const));
  return { reason, message, data: null };
}
