import { errorNames } from 'virtual:contract-tables';

/**
 * - `refusal`: a business refusal, HTTP 200 with a code from 1000 to 1999
 * - `transport`: the server answered with an error status, or with something that is not ours
 * - `network`: no answer at all
 * - `timeout`: no answer in time
 */
export type ApiErrorKind = 'refusal' | 'transport' | 'network' | 'timeout';

type ApiErrorFacts = {
  readonly kind: ApiErrorKind;
  /** The envelope's code, or the HTTP status of a foreign answer; 0 when nothing came back. */
  readonly code: number;
  /** Text for the player, in the player's language. */
  readonly message: string;
  /** The server sent no text, the message is one of ours. */
  readonly isWordless?: boolean;
  readonly data?: unknown;
};

/** What went wrong with a call, in a shape that forms and pages can decide on. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly code: number;
  /** The contract's name of the code, as `INSUFFICIENT_BALANCE`; null for an unknown one. */
  readonly errorName: string | null;
  readonly isWordless: boolean;
  readonly data: unknown;

  constructor({ kind, code, message, isWordless = false, data }: ApiErrorFacts) {
    super(message);
    this.name = 'ApiError';
    this.kind = kind;
    this.code = code;
    this.errorName = errorNames[code] ?? null;
    this.isWordless = isWordless;
    this.data = data ?? null;
  }
}

/** The ApiError inside whatever a query, a mutation or tRPC threw; null for anything else. */
export function toApiError(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (error instanceof Error && error.cause instanceof ApiError) return error.cause;
  return null;
}

/** True for the given refusal or transport error, as `isApiError(error, 'EMAIL_TAKEN')`. */
export function isApiError(error: unknown, name: string): boolean {
  return toApiError(error)?.errorName === name;
}

export function isUnauthorized(error: unknown): boolean {
  const found = toApiError(error);
  return found?.kind === 'transport' && found.code === 401;
}

/** The limits that an AMOUNT_OUT_OF_RANGE carries, in major units; null for any other error. */
export function amountRange(error: unknown): { min: number; max: number } | null {
  const found = toApiError(error);
  return found?.errorName === 'AMOUNT_OUT_OF_RANGE' && isRange(found.data) ? found.data : null;
}

function isRange(data: unknown): data is { min: number; max: number } {
  return (
    typeof data === 'object' &&
    data !== null &&
    'min' in data &&
    typeof data.min === 'number' &&
    'max' in data &&
    typeof data.max === 'number'
  );
}
