/** The body of a bet, as the provider sends it. */
export type BetBody = {
  readonly token: string;
  readonly transactionId: string;
  readonly roundId: string;
  readonly gameId: string;
  readonly amount: string;
};
