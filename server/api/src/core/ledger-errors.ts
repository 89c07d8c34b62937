/* The errors of the ledger that a response to a caller depends on; `ledger/port.ts` states when. */

export class LedgerOverloadedError extends Error {
  override readonly name = 'LedgerOverloadedError';
}

export class LedgerUnavailableError extends Error {
  override readonly name = 'LedgerUnavailableError';
}

export class LedgerOutcomeUnknownError extends Error {
  override readonly name = 'LedgerOutcomeUnknownError';
}
