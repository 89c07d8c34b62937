import type { Currency } from '../../contract/money.ts';

/** The data of a launch token; immutable, so a cached one is never stale, on any node. */
export type Launch = {
  readonly userId: string;
  readonly sessionId: string;
  readonly gameId: string;
  readonly walletType: Currency;
  readonly language: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
};
