import { type Currency, isCurrency, toMajor } from '../../../contract/money.ts';
import { parseCurrency } from '../../../core/currency-input.ts';
import type { OfficeContext } from '../../context.ts';
import { TOP_GAMES } from '../../contract/overview.ts';
import { usdMinor } from '../amounts.ts';
import { ageS } from '../withdrawals/office-withdrawals.mapper.ts';
import { waitingWithdrawals } from '../withdrawals/office-withdrawals.repository.ts';
import { gameMetricsOf, type PlaySum, playTotal } from './game-metrics.ts';
import { healthOf } from './health.service.ts';
import { dayOf, type MoneyKind } from './metrics.ts';
import {
  countActivePlayers,
  countReturningPlayers,
  type Days,
  dailyMoney,
  dailyPlay,
  gameFacts,
  newPlayersFunnel,
  playByGame,
  playersByDay,
} from './overview.repository.ts';

const DAY_MS = 86_400_000;

/** The currency of the figures; undefined converts all to US dollars by the reference rates. */
type Filter = Currency | undefined;

/** DailyMetrics of the last days, with today, and the state of the API. @throws UNKNOWN_CURRENCY */
export async function overviewOf(
  context: OfficeContext,
  { days, walletType }: { days: number; walletType?: string | undefined },
) {
  const { prisma, clock } = context;
  const currency = walletType === undefined ? undefined : parseCurrency(walletType);
  const today = dayOf(clock.now());
  const from = new Date(today.getTime() - (days - 1) * DAY_MS);
  const before = { from: new Date(from.getTime() - days * DAY_MS), until: from };
  const period = { from, currency };
  const [play, money, byDay, current, earlier, returning, games, waiting, health] =
    await Promise.all([
      dailyPlay(prisma, period),
      dailyMoney(prisma, period),
      playersByDay(prisma, from),
      periodMetrics(context, { from }, currency),
      periodMetrics(context, before, currency),
      countReturningPlayers(prisma, { now: { from }, before }),
      topGames(context, period),
      waitingTile(context),
      healthOf(context),
    ]);
  const unit = currency ?? 'USD';
  const major = (minor: bigint) => toMajor(minor, unit);
  return {
    walletType: currency ?? null,
    from: from.toISOString(),
    tiles: { ...current, waiting },
    before: earlier,
    retention: { active: earlier.activePlayers, returning },
    series: Array.from({ length: days }, (_, index) => {
      const day = new Date(from.getTime() + index * DAY_MS);
      const isOfDay = (row: { day: Date }) => row.day.getTime() === day.getTime();
      const ofDay = playTotal(play.filter(isOfDay).map(sumOf), currency);
      const moneyOfDay = money.filter(isOfDay);
      return {
        day: day.toISOString().slice(0, 10),
        stakes: major(ofDay.stakedMinor),
        ggr: major(ofDay.stakedMinor - ofDay.wonMinor),
        deposits: major(moneyTotal(moneyOfDay, 'deposit', currency).minor),
        withdrawals: major(moneyTotal(moneyOfDay, 'withdraw', currency).minor),
        activePlayers: byDay.get(day.getTime()) ?? 0,
      };
    }),
    games,
    health,
  };
}

/** The sums of some days, and who played and joined in them. */
async function periodMetrics({ prisma }: OfficeContext, days: Days, currency: Filter) {
  const [play, money, activePlayers, funnel] = await Promise.all([
    dailyPlay(prisma, { ...days, currency }),
    dailyMoney(prisma, { ...days, currency }),
    countActivePlayers(prisma, days),
    newPlayersFunnel(prisma, days),
  ]);
  const { stakedMinor, wonMinor } = playTotal(play.map(sumOf), currency);
  const unit = currency ?? 'USD';
  const sumOfKind = (kind: MoneyKind) => moneyTotal(money, kind, currency);
  const rewardsMinor = sumOfKind('bonus').minor + sumOfKind('reward').minor;
  return {
    ggr: toMajor(stakedMinor - wonMinor, unit),
    ngr: toMajor(stakedMinor - wonMinor - rewardsMinor, unit),
    rewards: toMajor(rewardsMinor, unit),
    stakes: toMajor(stakedMinor, unit),
    activePlayers,
    newPlayers: funnel.registered,
    funnel,
    deposits: counted(sumOfKind('deposit'), unit),
    withdrawals: counted(sumOfKind('withdraw'), unit),
  };
}

type StoredPlay = {
  readonly currency: string;
  readonly _sum: {
    readonly bets: number | null;
    readonly stakedMinor: bigint | null;
    readonly wonMinor: bigint | null;
    readonly stakeSquares: number | null;
  };
};

function sumOf({ currency, _sum }: StoredPlay): PlaySum {
  return {
    currency,
    bets: _sum.bets ?? 0,
    stakedMinor: _sum.stakedMinor ?? 0n,
    wonMinor: _sum.wonMinor ?? 0n,
    stakeSquares: _sum.stakeSquares ?? 0,
  };
}

type StoredMoney = {
  readonly currency: string;
  readonly kind: string;
  readonly count: number;
  readonly amountMinor: bigint;
};

function moneyTotal(rows: readonly StoredMoney[], kind: MoneyKind, filter: Filter) {
  let count = 0;
  let minor = 0n;
  for (const { currency, amountMinor, ...row } of rows) {
    if (row.kind !== kind || !isCurrency(currency)) continue;
    count += row.count;
    minor += filter === undefined ? usdMinor({ currency, amountMinor }) : amountMinor;
  }
  return { count, minor };
}

function counted({ count, minor }: { count: number; minor: bigint }, unit: Currency) {
  return { count, amount: toMajor(minor, unit) };
}

/** The games with the highest stakes of the period. */
async function topGames(
  { prisma }: OfficeContext,
  { from, currency }: { from: Date; currency: Filter },
) {
  const rows = await playByGame(prisma, { from, currency });
  const gameIds = [...new Set(rows.map(({ gameId }) => gameId).filter((id) => id !== ''))];
  const facts = await gameFacts(prisma, gameIds);
  const unit = currency ?? 'USD';
  const games = gameIds.map((gameId) => {
    const game = facts.get(gameId);
    const sums = rows.filter((row) => row.gameId === gameId).map(sumOf);
    const volatilityIndex = game?.volatilityIndex ?? null;
    const metrics = gameMetricsOf(playTotal(sums, currency), { volatilityIndex, unit });
    const statedRtp = (game?.rtpBasis ?? 0) / 100;
    return {
      ...metrics,
      gameId,
      gameName: game?.gameName ?? gameId,
      statedRtp,
      isInside:
        metrics.rtp === null || metrics.plusMinus === null || !metrics.isConclusive
          ? null
          : Math.abs(metrics.rtp - statedRtp) <= metrics.plusMinus,
    };
  });
  return games.sort((one, other) => other.stakes - one.stakes).slice(0, TOP_GAMES);
}

async function waitingTile({ prisma, clock }: OfficeContext) {
  const rows = await waitingWithdrawals(prisma);
  const now = clock.now();
  let count = 0;
  let minor = 0n;
  for (const { currency, amountMinor, ...row } of rows) {
    count += row.count;
    if (isCurrency(currency)) minor += usdMinor({ currency, amountMinor });
  }
  const ages = rows.map(({ oldest }) => ageS(oldest, now));
  return {
    count,
    amountUsd: toMajor(minor, 'USD'),
    oldestAgeS: ages.length === 0 ? null : Math.max(...ages),
  };
}
