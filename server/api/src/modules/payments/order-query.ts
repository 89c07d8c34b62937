/** The filter of a page of a player's deposits or withdrawals. */
export type OrderQuery = {
  readonly userId: string;
  readonly walletType: string | undefined;
  readonly status: number | undefined;
  /** Inclusive. */
  readonly from: Date | undefined;
  /** Exclusive. */
  readonly until: Date | undefined;
  readonly skip: number;
  readonly take: number;
};

export const newestFirst = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];

const EPOCH = new Date(0);

/**
 * The query's condition, for both tables of orders. It always contains a time range: without one,
 * SQLite counts a player's paid orders by the index of the status, over those of all players.
 */
export function orderCondition({ userId, walletType, status, from, until }: OrderQuery) {
  return {
    userId,
    ...(walletType !== undefined && { walletType }),
    ...(status !== undefined && { status }),
    createdAt: { gte: from ?? EPOCH, ...(until && { lt: until }) },
  };
}
