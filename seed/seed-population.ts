import type { Api, Entry, Infrastructure, RowWrite } from '@fairhall/api/app';
import { marketRules } from '@fairhall/api/contract/markets';
import { fromWholeMajor } from '@fairhall/api/contract/money';
import { hashPassword } from '@fairhall/api/modules/auth';
import { type PlayedBy, savePlaySessions } from '@fairhall/api/modules/restrictions';
import { SUMMARY_EVERY_MS, searchColumns } from '@fairhall/api/modules/users';
import { midnightOf, playedAt } from './deal-rounds.ts';
import {
  depositEntries,
  sampleDepositRow,
  sampleWithdrawalRow,
  withdrawalEntries,
} from './orders.ts';
import { POPULATION_DAYS, type PopulationPlayer, population } from './population.ts';
import { playLife } from './population-play.ts';
import { postEntries, writeRows } from './post-entries.ts';
import { roundEntries } from './rounds.ts';
import { type LimitChangeOrigin, setLimit } from './safer-play.ts';
import { DAY_MS, daysBefore, SAMPLE_PASSWORD } from './sample-accounts.ts';

/** What a player of Brazil sets before the first deposit: in reais, and in minutes a day. */
const LOSS_LIMIT_MAJOR = 20_000;
const TIME_LIMIT_MINUTES = 240n;

/**
 * The accounts of `population.ts`, what they deposited, played and withdrew in ninety days, and the
 * figures of these days. Idempotent, as `seed`.
 */
export async function seedPopulation({ infrastructure, modules }: Api): Promise<void> {
  const seededAt = await seedPlayers(infrastructure);
  const played = population.map((player) => playedBy(player, seededAt));
  const entries = played.flatMap((part) => part.entries);
  // A ledger is read by its ids, which thus follow the time.
  entries.sort((one, other) => one.occurredAt.getTime() - other.occurredAt.getTime());
  await postEntries(infrastructure, entries);
  await writeRows(
    infrastructure,
    played.flatMap((part) => part.orders),
  );
  await savePlaySessions(
    infrastructure.prisma,
    played.flatMap((part) => part.sessions),
  );
  await seedLimits(infrastructure, seededAt);
  await bringMetricsUpToDate(modules.office, infrastructure);
}

/** The start of the day of the first seeding, to which all times are relative; `null` before it. */
export async function startOfPopulation({
  prisma,
}: Pick<Infrastructure, 'prisma'>): Promise<Date | null> {
  const [first] = population;
  const known = await prisma.user.findUnique({
    where: { id: first?.id ?? '' },
    select: { createdAt: true },
  });
  return known && new Date(known.createdAt.getTime() + POPULATION_DAYS * DAY_MS);
}

/** What a player, staff and the rules of the market may change later, as a first start makes it. */
export function playerStateOf(player: PopulationPlayer, seededAt: Date) {
  const { nickName, currency, market, ageDays } = player;
  const { firstDeposit, realityCheckMinutes } = marketRules[market];
  return {
    ...{ nickName, currency, market, realityCheckMinutes },
    ...searchColumns(player),
    // A player who had to choose has chosen no limit.
    limitAskedAt: firstDeposit === 'choose' ? daysBefore(seededAt, ageDays) : null,
  };
}

/** @returns as `startOfPopulation` */
async function seedPlayers({ prisma, clock }: Infrastructure): Promise<Date> {
  const startedAt = await startOfPopulation({ prisma });
  if (startedAt) return startedAt;
  const now = clock.now();
  const seededAt = midnightOf(now);
  const passwordHash = await hashPassword(SAMPLE_PASSWORD);
  await prisma.user.createMany({
    data: population.map((player) => {
      const { id, email } = player;
      const nextSummaryAt = new Date(now.getTime() + SUMMARY_EVERY_MS);
      const createdAt = daysBefore(seededAt, player.ageDays);
      const first = playerStateOf(player, seededAt);
      return { id, email, passwordHash, createdAt, nextSummaryAt, ...first };
    }),
  });
  return seededAt;
}

/** What the API stores of a player's life. */
type Played = {
  readonly entries: readonly Entry[];
  readonly orders: readonly RowWrite[];
  readonly sessions: readonly PlayedBy[];
};

function playedBy(player: PopulationPlayer, seededAt: Date): Played {
  const { deposits, withdrawals, seeds } = playLife(player);
  const of = { userId: player.id, seededAt };
  return {
    entries: [
      ...deposits.flatMap((one) => depositEntries(one, seededAt)),
      ...withdrawals.flatMap((one) => withdrawalEntries(one, seededAt)),
      ...seeds.flatMap(({ rounds }) => rounds.flatMap((round) => roundEntries(round, of))),
    ],
    orders: [
      ...deposits.map((one) => sampleDepositRow(one, seededAt)),
      ...withdrawals.map((one) => sampleWithdrawalRow(one, seededAt)),
    ],
    sessions: seeds.map(({ rounds }) => {
      const times = rounds.map((round) => playedAt(round, seededAt).getTime());
      const [startedAtMs = 0] = times;
      return { userId: player.id, startedAtMs, lastBetAtMs: times.at(-1) ?? startedAtMs };
    }),
  };
}

/** The limits that a market requires before the first deposit. */
export async function seedLimits(
  infrastructure: Infrastructure,
  seededAt: Date,
  change: LimitChangeOrigin = {},
): Promise<void> {
  for (const { id: userId, currency, market, ageDays } of population) {
    if (marketRules[market].firstDeposit !== 'require') continue;
    const common = { userId, setAt: daysBefore(seededAt, ageDays), ...change };
    const amountMinor = fromWholeMajor(LOSS_LIMIT_MAJOR, currency);
    await setLimit(infrastructure, {
      ...common,
      kind: 'loss',
      period: 'month',
      currency,
      amountMinor,
    });
    const time = { currency: null, amountMinor: TIME_LIMIT_MINUTES };
    await setLimit(infrastructure, { ...common, kind: 'time', period: 'day', ...time });
  }
}

/** By the job's own steps, so that the first view of the back office has them. */
async function bringMetricsUpToDate(
  office: Api['modules']['office'],
  { clock }: Infrastructure,
): Promise<void> {
  let result = await office.sumMetrics();
  // Due again at once while entries are left.
  while (result !== 'done' && result.againAt <= clock.now()) {
    result = await office.sumMetrics();
  }
}
