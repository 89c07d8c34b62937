import { type DatabaseFault, databaseFault } from '@fairhall/kit/database-fault';
import { type Envelope, SUCCESS_CODE } from '@fairhall/kit/envelope';
import {
  type ErrorName,
  errorCode,
  type SessionEndReason,
  transportCodes,
} from '@fairhall/kit/errors';
import type { FastifyError } from 'fastify';
import type { Language } from '../contract/enums.ts';
import { AppError } from '../core/app-error.ts';
import { isDatabaseUnavailable } from '../core/database-unavailable.ts';
import { messageText, waitText } from '../core/i18n/error-texts.ts';
import {
  LedgerOutcomeUnknownError,
  LedgerOverloadedError,
  LedgerUnavailableError,
} from '../core/ledger-errors.ts';

/** A response ready to send. Only this file maps errors to statuses. */
export type Response = {
  readonly status: number;
  readonly body: Envelope;
  readonly retryAfterS: number | undefined;
  /** True for a fault of the database and for an unknown error: it is logged with its stack. */
  readonly unexpected: boolean;
};

const RETRY_AFTER_OVERLOAD_S = 1;

export function success(data: unknown): Envelope {
  return { code: SUCCESS_CODE, msg: 'success', data: data ?? null };
}

/** Maps any thrown value to the contract's response. */
export function failure(thrown: unknown, language: Language): Response {
  const fault = thrown instanceof LedgerOutcomeUnknownError ? null : databaseFault(thrown);
  const known = fault ? faults[fault]() : toAppError(thrown);
  const error = known ?? new AppError('INTERNAL');
  const code = errorCode(error.code);
  return {
    status: code >= 1000 ? 200 : code,
    body: { code, msg: textOf(error, language), data: error.data },
    retryAfterS: error.retryAfterS,
    unexpected: known === null || fault !== null,
  };
}

function textOf(error: AppError, language: Language): string {
  const { code, retryAfterS: waitS } = error;
  return code === 'TOO_MANY_REQUESTS' && waitS !== undefined
    ? waitText({ waitS, language })
    : messageText(messageName(error), language);
}

function messageName(error: AppError): ErrorName | Exclude<SessionEndReason, 'SESSION_EXPIRED'> {
  if (error.code !== 'UNAUTHORIZED') return error.code;
  const { reason } = error.data as { reason: SessionEndReason };
  return reason === 'SESSION_EXPIRED' ? 'UNAUTHORIZED' : reason;
}

function toAppError(thrown: unknown): AppError | null {
  if (thrown instanceof AppError) return thrown;
  const isLedgerBusy =
    thrown instanceof LedgerOverloadedError || thrown instanceof LedgerUnavailableError;
  if (isLedgerBusy || isDatabaseUnavailable(thrown)) {
    return overloaded();
  }
  return fromFastify(thrown);
}

function overloaded(): AppError {
  return new AppError('OVERLOADED', { retryAfterS: RETRY_AFTER_OVERLOAD_S });
}

/** The contract refuses what the database would; a value that passed both is the caller's all the same. */
const faults: Readonly<Record<DatabaseFault, () => AppError>> = {
  full: overloaded,
  invalidValue: () => new AppError('INVALID_REQUEST', { data: { issues: [] } }),
};

/** Fastify's own errors: invalid JSON, unknown media type, too large a body, rate limit. */
function fromFastify(thrown: unknown): AppError | null {
  const status = (thrown as Partial<FastifyError> | null)?.statusCode;
  if (status === undefined || status >= 500) return null;
  const name = (Object.keys(transportCodes) as (keyof typeof transportCodes)[]).find(
    (candidate) => transportCodes[candidate] === status,
  );
  if (name === 'INVALID_REQUEST') {
    const issues = [{ path: '', message: (thrown as FastifyError).message }];
    return new AppError('INVALID_REQUEST', { data: { issues } });
  }
  return new AppError(name ?? 'INVALID_REQUEST');
}
