import { scheduleLimitReview } from '@fairhall/api/modules/safer-play/limit-jobs';
import {
  changeLimit,
  type LimitId,
  type StoredLimit,
} from '@fairhall/api/modules/safer-play/limits.repository';
import { requestedChange } from '@fairhall/api/modules/safer-play/limits.service';
import { savePlaySessions } from '@fairhall/api/modules/safer-play/play-sessions.repository';
import { updateProtection } from '@fairhall/api/modules/safer-play/protection.repository';
import type { Services } from '@fairhall/api/services';
import { roundEntry } from './rounds.ts';
import { daysBefore, sampleAccounts } from './sample-accounts.ts';
import { dealLiaRounds, playedAt } from './sample-rounds.ts';

const { id: userId, ageDays } = sampleAccounts.lia;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const ALLOWANCE_MINOR = 100_000n;
/** A month's rounds are a quarter of an hour apart. */
const SESSION_MS = 45 * MINUTE_MS;

/** What lia@ has played in nine months, and the limits that she has set. */
export async function seedSaferPlay(services: Services, seededAt: Date): Promise<void> {
  const { prisma } = services;
  if (await prisma.playerLimit.findFirst({ where: { userId }, select: { userId: true } })) return;
  await seedPlay(services, seededAt);
  await setLimit(services, { kind: 'deposit', period: 'day' }, { amountMinor: 10_000n, seededAt });
  await setLimit(services, { kind: 'loss', period: 'week' }, { amountMinor: 20_000n, seededAt });
  await setLimit(
    services,
    { kind: 'deposit', period: 'month' },
    {
      amountMinor: 100_000n,
      seededAt,
      // Ready in six hours.
      pending: {
        amountMinor: 200_000n,
        requestedAt: new Date(seededAt.getTime() - 18 * HOUR_MS),
      },
    },
  );
  await updateProtection(prisma, userId, { realityCheckMinutes: 15 });
  await scheduleLimitReview(services, userId);
}

async function seedPlay({ ledger, prisma }: Services, seededAt: Date): Promise<void> {
  const common = { currency: 'USD', type: 'opening' } as const;
  await ledger.post({
    key: 'seed/allowance/lia',
    kind: 'opening',
    request: 'seed/allowance/lia',
    userId,
    occurredAt: daysBefore(seededAt, ageDays),
    postings: [
      {
        ...common,
        account: { of: 'player', userId, bucket: 'available' },
        amountMinor: ALLOWANCE_MINOR,
      },
      { ...common, account: { of: 'promotion' }, amountMinor: -ALLOWANCE_MINOR },
    ],
  });
  const rounds = dealLiaRounds().flatMap((seeds) => seeds.rounds);
  for (const round of rounds) await ledger.post(roundEntry(round, { userId, seededAt }));
  const starts = rounds
    .filter(({ gameId }, number) => number % 4 === 3 || gameId === 'brass-roulette')
    .map((round) => playedAt(round, seededAt).getTime());
  await savePlaySessions(
    prisma,
    [...new Set(starts)].map((startedAtMs) => ({
      userId,
      startedAtMs: startedAtMs - SESSION_MS,
      lastBetAtMs: startedAtMs,
    })),
  );
}

/** As the player set it two months ago, or requested its raise since. */
async function setLimit(
  { prisma }: Services,
  id: LimitId,
  limit: { amountMinor: bigint; seededAt: Date; pending?: StoredLimit['pending'] },
): Promise<void> {
  const { amountMinor, seededAt, pending = null } = limit;
  const setAt = daysBefore(seededAt, 60);
  const next = {
    ...id,
    amountMinor,
    currency: 'USD' as const,
    // Her sample rounds were posted without the limits.
    carriedSince: new Date(seededAt.getTime() + MINUTE_MS),
    setAt,
    pending: null,
  };
  const of = { userId, id, by: 'player' } as const;
  await changeLimit(prisma, { ...of, at: setAt, decide: () => ({ next, action: 'set' }) });
  if (!pending) return;
  await changeLimit(prisma, {
    ...of,
    at: pending.requestedAt,
    decide: () => requestedChange({ userId, ...id }, { current: next, pending }),
  });
}
