import { errorNames } from 'virtual:contract-tables';

/**
 * - `refusal`: a business refusal, HTTP 200 with a code from 1000 to 1999
 * - `transport`: an error status, or a response that is not an envelope
 * - `network`: no response at all
 * - `timeout`: no response in time
 */
export type ApiErrorKind = 'refusal' | 'transport' | 'network' | 'timeout';

type ApiErrorFields = {
  readonly kind: ApiErrorKind;
  /** The envelope's code, or the HTTP status of a foreign response; 0 without a response. */
  readonly code: number;
  /** Text for the player, in the player's language. */
  readonly message: string;
  /** True when the server sent no text and the message is the client's. */
  readonly isWordless?: boolean;
  readonly data?: unknown;
};

/** The error of a call, in a shape that forms and pages can branch on. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly code: number;
  /** The contract's name of the code, as `INSUFFICIENT_BALANCE`; null for an unknown one. */
  readonly errorName: string | null;
  readonly isWordless: boolean;
  readonly data: unknown;

  constructor({ kind, code, message, isWordless = false, data }: ApiErrorFields) {
    super(message);
    this.name = 'ApiError';
    this.kind = kind;
    this.code = code;
    this.errorName = errorNames[code] ?? null;
    this.isWordless = isWordless;
    this.data = data ?? null;
  }
}

/** The ApiError inside an error of a query, a mutation or tRPC; null for any other error. */
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

/** The limits of an AMOUNT_OUT_OF_RANGE error, in major units; null for any other error. */
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
