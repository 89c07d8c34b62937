/** Which of a player's orders a page of records shows; deposits and withdrawals alike. */
export type OrderQuery = {
  readonly userId: string;
  readonly walletType: string | undefined;
  readonly status: number | undefined;
  /** The first instant admitted. */
  readonly from: Date | undefined;
  /** The first instant not admitted any more. */
  readonly until: Date | undefined;
  readonly skip: number;
  readonly take: number;
};

export const newestFirst = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];

const THE_BEGINNING = new Date(0);

/**
 * The query's condition, for either table of orders. It always names a range of time: SQLite would
 * else count a player's paid orders among those of everybody, by the index of the status.
 */
export function orderCondition({ userId, walletType, status, from, until }: OrderQuery) {
  return {
    userId,
    ...(walletType !== undefined && { walletType }),
    ...(status !== undefined && { status }),
    createdAt: { gte: from ?? THE_BEGINNING, ...(until && { lt: until }) },
  };
}
