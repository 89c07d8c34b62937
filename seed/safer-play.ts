import type { Api, Infrastructure } from '@fairhall/api/app';
import {
  changeLimit,
  type LimitId,
  type StoredLimit,
  savePlaySessions,
  storeRestrictions,
} from '@fairhall/api/modules/restrictions';
import { requestedChange } from '@fairhall/api/modules/safer-play';
import { playedAt } from './deal-rounds.ts';
import { postEntries } from './post-entries.ts';
import { roundEntries } from './rounds.ts';
import { daysBefore, sampleAccounts } from './sample-accounts.ts';
import { dealLiaRounds } from './sample-rounds.ts';

const { id: userId, ageDays } = sampleAccounts.lia;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const ALLOWANCE_MINOR = 100_000n;
/** A month's rounds are a quarter of an hour apart. */
const SESSION_MS = 45 * MINUTE_MS;

/** What lia@ has played in nine months, and the limits that she has set. */
export async function seedSaferPlay(
  { infrastructure, modules }: Api,
  seededAt: Date,
  change: LimitChangeOrigin = {},
): Promise<void> {
  const { prisma } = infrastructure;
  if (await prisma.playerLimit.findFirst({ where: { userId }, select: { userId: true } })) return;
  await seedPlay(infrastructure, seededAt);
  const common = { userId, currency: 'USD', setAt: daysBefore(seededAt, 60), ...change } as const;
  await setLimit(infrastructure, {
    ...common,
    kind: 'deposit',
    period: 'day',
    amountMinor: 10_000n,
  });
  await setLimit(infrastructure, { ...common, kind: 'loss', period: 'week', amountMinor: 20_000n });
  const id = { kind: 'deposit', period: 'month' } as const;
  const current = await setLimit(infrastructure, { ...common, ...id, amountMinor: 100_000n });
  // Ready in six hours.
  const requestedAt = new Date(seededAt.getTime() - 18 * HOUR_MS);
  const pending = { amountMinor: 200_000n, requestedAt };
  await changeLimit(prisma, {
    ...{ userId, id, by: 'player', at: requestedAt, ...change },
    decide: () => requestedChange({ userId, ...id }, { current, pending }),
  });
  await storeRestrictions(prisma, userId, { realityCheckMinutes: 15 });
  await modules.saferPlay.scheduleLimitReview(userId);
}

async function seedPlay({ ledger, prisma }: Infrastructure, seededAt: Date): Promise<void> {
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
  const entries = rounds.flatMap((round) => roundEntries(round, { userId, seededAt }));
  await postEntries({ ledger }, entries);
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

/** For the history of the limits; by default their players made them when they set them. */
export type LimitChangeOrigin = { readonly by?: 'player' | 'system'; readonly at?: Date };

type SampleLimit = LimitId &
  LimitChangeOrigin &
  Pick<StoredLimit, 'amountMinor' | 'currency' | 'setAt'> & { readonly userId: string };

/** A limit as the player set it. */
export async function setLimit(
  { prisma, clock }: Pick<Infrastructure, 'prisma' | 'clock'>,
  limit: SampleLimit,
): Promise<StoredLimit> {
  const { userId, kind, period, amountMinor, currency, setAt, by = 'player', at = setAt } = limit;
  // The rounds before were posted without the limit.
  const carriedSince = new Date(clock.now().getTime() + MINUTE_MS);
  const next = { kind, period, amountMinor, currency, carriedSince, setAt, pending: null };
  await changeLimit(prisma, {
    ...{ userId, id: { kind, period }, by, at },
    decide: () => ({ next, action: 'set' }),
  });
  return next;
}
