import type { PrismaClient } from '../../db/generated/client.ts';
import { betTags, roundClosed, transactionOf } from '../../ledger/provider-keys.ts';
import { betsBefore, existingTags, type StoredBet, stakesOf } from './open-rounds.repository.ts';

/** A round that took a stake and was neither finished nor rolled back. */
export type OpenRound = {
  readonly userId: string;
  readonly gameId: string;
  readonly roundId: string;
  readonly walletType: string;
  /** The stakes that were not rolled back, in minor units. */
  readonly stakeMinor: bigint;
  readonly bets: number;
  readonly lastBetAt: Date;
};

/**
 * The open rounds whose last bet is between `since` and `until`, newest first: the provider has to
 * finish them or roll them back. Reads the journal backwards by id, in batches.
 */
export async function findOpenRounds(
  prisma: PrismaClient,
  { since, until, limit }: { since: Date; until: Date; limit: number },
): Promise<OpenRound[]> {
  const open = new Map<string, OpenRound>();
  /** Rounds that are closed or have a bet after `until`. */
  const excluded = new Set<string>();
  let before: bigint | undefined;
  do {
    const bets = await betsBefore(prisma, before);
    before = bets.at(-1)?.id;
    const stakes = await stakesOf(prisma, bets);
    const existing = await existingTags(
      prisma,
      bets.flatMap((bet) => [closedTag(bet), rolledBackTag(bet)]),
    );
    for (const bet of bets) {
      if (bet.createdAt < since) return [...open.values()].slice(0, limit);
      const round = closedTag(bet);
      if (existing.has(round) || bet.createdAt > until) excluded.add(round);
      if (excluded.has(round) || existing.has(rolledBackTag(bet))) continue;
      open.set(round, withBet(open.get(round), { bet, stake: stakes.get(bet.id) }));
    }
  } while (before !== undefined && open.size <= limit);
  return [...open.values()].slice(0, limit);
}

function closedTag({ key, userId, roundId }: StoredBet): string {
  const { providerId } = transactionOf(key);
  return roundClosed({ providerId, userId: userId ?? '', roundId: roundId ?? '' });
}

function rolledBackTag({ key }: StoredBet): string {
  return betTags(transactionOf(key)).rolledBack;
}

function withBet(
  round: OpenRound | undefined,
  {
    bet,
    stake,
  }: {
    bet: StoredBet;
    stake: { currency: string; amountMinor: bigint } | undefined;
  },
): OpenRound {
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
