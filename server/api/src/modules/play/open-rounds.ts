import type { PrismaClient } from '../../db/generated/client.ts';
import { betTags, roundClosed, transactionOf } from './game-entries.ts';
import { betsBefore, type StoredBet, standingAmong } from './open-rounds.repository.ts';

/** A round that took a stake and was neither finished nor taken back. */
export type UnfinishedRound = {
  readonly userId: string;
  readonly gameId: string;
  readonly roundId: string;
  readonly walletType: string;
  /** Stakes that stand, in minor units. */
  readonly stakeMinor: bigint;
  readonly bets: number;
  readonly lastBetAt: Date;
};

/**
 * The rounds whose last bet lies between `since` and `until`, newest first: what a provider has to
 * finish or take back. Walks the journal back by id, a step at a time.
 */
export async function findOpenRounds(
  prisma: PrismaClient,
  { since, until, limit }: { since: Date; until: Date; limit: number },
): Promise<UnfinishedRound[]> {
  const open = new Map<string, UnfinishedRound>();
  /** Rounds that are closed, or in which somebody has just bet. */
  const others = new Set<string>();
  let before: bigint | undefined;
  do {
    const bets = await betsBefore(prisma, before);
    before = bets.at(-1)?.id;
    const standing = await standingAmong(
      prisma,
      bets.flatMap((bet) => [closedFact(bet), rolledBackFact(bet)]),
    );
    for (const bet of bets) {
      if (bet.createdAt < since) return [...open.values()].slice(0, limit);
      const round = closedFact(bet);
      if (standing.has(round) || bet.createdAt > until) others.add(round);
      if (others.has(round) || standing.has(rolledBackFact(bet))) continue;
      open.set(round, withBet(open.get(round), bet));
    }
  } while (before !== undefined && open.size <= limit);
  return [...open.values()].slice(0, limit);
}

function closedFact({ userId, roundId }: StoredBet): string {
  return roundClosed({ userId: userId ?? '', roundId: roundId ?? '' });
}

function rolledBackFact({ key }: StoredBet): string {
  return betTags(transactionOf(key)).rolledBack;
}

function withBet(round: UnfinishedRound | undefined, bet: StoredBet): UnfinishedRound {
  const [stake] = bet.postings;
  return {
    userId: bet.userId ?? '',
    gameId: bet.gameId ?? '',
    roundId: bet.roundId ?? '',
    walletType: stake?.currency ?? '',
    stakeMinor: (round?.stakeMinor ?? 0n) + (stake?.amountMinor ?? 0n),
    bets: (round?.bets ?? 0) + 1,
    lastBetAt: round?.lastBetAt ?? bet.createdAt,
  };
}
