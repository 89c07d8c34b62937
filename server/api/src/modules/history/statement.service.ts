import { GameType } from '../../contract/enums.ts';
import { type Currency, currencies, toMajor } from '../../contract/money.ts';
import type { StatementRow } from '../../contract/safer-play.ts';
import { playedMinutes } from '../restrictions/index.ts';
import type { HistoryContext } from './context.ts';
import { type PlayedMonth, playedMonths } from './play-months.repository.ts';
import { bonusesSince, gameTypes, type MovedMoney, ordersSince } from './statement.repository.ts';

const DAY_MS = 86_400_000;

type Statement = {
  readonly rows: StatementRow[];
  readonly played: { month: string; days: number; minutes: number }[];
};

/** Money and time by month, the newest first: of this month and the ones before it. */
export async function loadStatement(
  context: HistoryContext,
  { userId, months }: { userId: string; months: number },
): Promise<Statement> {
  const { prisma, clock } = context;
  const starts = monthStarts(clock.now(), months);
  const from = starts.at(-1) ?? clock.now();
  const [orders, bonuses, play, types, intervals] = await Promise.all([
    ordersSince(prisma, { userId, from }),
    bonusesSince(prisma, { userId, from }),
    playedMonths(prisma, { userId, from }),
    gameTypes(prisma),
    context.restrictions.listPlayed({ userId, from }),
  ]);
  const rows = starts.flatMap((start) =>
    currencies.flatMap((walletType) => {
      const isOf = ({ at, currency }: { at: Date; currency: string }) =>
        currency === walletType && monthName(at) === monthName(start);
      const money = [...orders, ...bonuses].filter(isOf);
      const played = play.filter(isOf);
      if (money.length === 0 && played.length === 0) return [];
      return rowOf({ month: monthName(start), walletType, money, played, types });
    }),
  );
  const played = starts.flatMap((from) => {
    const until = nextMonth(from);
    const days = daysWithin(intervals, { from, until });
    if (days === 0) return [];
    return { month: monthName(from), days, minutes: playedMinutes(intervals, { from, until }) };
  });
  return { rows, played };
}

function rowOf(of: {
  month: string;
  walletType: Currency;
  money: readonly MovedMoney[];
  played: readonly PlayedMonth[];
  types: ReadonlyMap<string, number>;
}): StatementRow {
  const { month, walletType, money, played, types } = of;
  const sumOf = (what: MovedMoney['what']) =>
    money
      .filter((one) => one.what === what)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const [deposited, withdrawn] = [sumOf('deposit'), sumOf('withdrawal')];
  const major = (minor: bigint) => toMajor(minor, walletType);
  return {
    month,
    walletType,
    deposited: major(deposited),
    withdrawn: major(withdrawn),
    netDeposits: major(deposited - withdrawn),
    ...metricsOf(played, walletType),
    bonuses: major(sumOf('bonus')),
    byGameType: Object.values(GameType).flatMap((gameType) => {
      const own = played.filter(({ gameId }) => types.get(gameId) === gameType);
      return own.length === 0 ? [] : { gameType, ...metricsOf(own, walletType) };
    }),
  };
}

function metricsOf(played: readonly PlayedMonth[], currency: Currency) {
  const staked = played.reduce((sum, { stakedMinor }) => sum + stakedMinor, 0n);
  const won = played.reduce((sum, { wonMinor }) => sum + wonMinor, 0n);
  return {
    staked: toMajor(staked, currency),
    won: toMajor(won, currency),
    net: toMajor(won - staked, currency),
  };
}

/** The first of this month and of those before it, the newest first. */
function monthStarts(now: Date, months: number): Date[] {
  return Array.from(
    { length: months },
    (_, back) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)),
  );
}

function nextMonth(start: Date): Date {
  return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1));
}

/** "2026-11" */
function monthName(at: Date): string {
  return at.toISOString().slice(0, 7);
}

/** The days of a window (UTC) on which a bet was placed. */
function daysWithin(
  intervals: readonly { startedAtMs: number; lastBetAtMs: number }[],
  { from, until }: { from: Date; until: Date },
): number {
  const days = new Set<number>();
  for (const { startedAtMs, lastBetAtMs } of intervals) {
    const first = Math.max(startedAtMs, from.getTime());
    const last = Math.min(lastBetAtMs, until.getTime() - 1);
    for (let day = Math.floor(first / DAY_MS); day * DAY_MS <= last; day += 1) days.add(day);
  }
  return days.size;
}
