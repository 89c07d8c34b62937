/**
 * Business refusals: HTTP 200 with this `code` and, unless stated, `data` null. The player may try
 * again and the session continues. This table is the only list; a new refusal takes the next code.
 */
export const refusalCodes = {
  INVALID_CREDENTIALS: 1001,
  EMAIL_TAKEN: 1002,
  WRONG_CURRENT_PASSWORD: 1003,
  SAME_PASSWORD: 1004,
  RESET_TOKEN_INVALID: 1005,
  ACCOUNT_BLOCKED: 1006,
  SECOND_FACTOR_REQUIRED: 1007,
  SECOND_FACTOR_INVALID: 1008,
  CHALLENGE_OVER: 1009,
  PASSKEY_INVALID: 1010,
  FRESH_LOGIN_REQUIRED: 1011,
  NO_SECOND_FACTOR: 1012,
  INSUFFICIENT_BALANCE: 1101,
  AMOUNT_OUT_OF_RANGE: 1102,
  INVALID_ACCOUNT: 1103,
  UNKNOWN_CURRENCY: 1104,
  UNKNOWN_BANK: 1105,
  LIMIT_REACHED: 1106,
  IDEMPOTENCY_CONFLICT: 1107,
  PAYMENT_UNAVAILABLE: 1108,
  GAME_UNAVAILABLE: 1201,
  ROUND_CLOSED: 1202,
  INVALID_BET: 1203,
  INVALID_LAUNCH_TOKEN: 1204,
  ROLLED_BACK: 1205,
  UNKNOWN_BET: 1206,
  ROUND_OPEN: 1207,
  CLIENT_SEED_REQUIRED: 1208,
  TOO_SOON: 1212,
  TOO_FEW_ROUNDS: 1213,
  ALREADY_CLAIMED: 1301,
  REALITY_CHECK_DUE: 1401,
  TOO_EARLY: 1402,
  NOTHING_PENDING: 1403,
  BREAK_NOT_SHORTER: 1404,
  EXCLUSION_NOT_OVER: 1405,
  LIMIT_CHOICE_DUE: 1406,
  NOT_IN_MARKET: 1407,
  WRONG_STATE: 1501,
  SECOND_PERSON_NEEDED: 1502,
  STALE_VERSION: 1503,
  ONLY_TIGHTER: 1504,
  ACCOUNT_TOO_NEW: 1505,
} as const;

export type RefusalName = keyof typeof refusalCodes;

/** Transport errors: the HTTP status and the envelope's `code` are the same number. */
export const transportCodes = {
  INVALID_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  OVERLOADED: 503,
} as const;

export type TransportErrorName = keyof typeof transportCodes;

export type ErrorName = RefusalName | TransportErrorName;

/** Why a call that requires a session got a 401; sent as `data.reason`. */
export const sessionEndReasons = [
  'LOGIN_REQUIRED',
  'SESSION_EXPIRED',
  'KICKED_OUT',
  'SELF_EXCLUDED',
] as const;
export type SessionEndReason = (typeof sessionEndReasons)[number];

/** The envelope's `code`. */
export function errorCode(name: ErrorName): number {
  return name in refusalCodes
    ? refusalCodes[name as RefusalName]
    : transportCodes[name as TransportErrorName];
}
