import type { z } from 'zod';
import { isMarket } from '../../contract/markets.ts';
import { currencies, toMajor } from '../../contract/money.ts';
import {
  LIMIT_CONFIRM_HOURS,
  LIMIT_RAISE_DELAY_HOURS,
  type saferPlay,
} from '../../contract/safer-play.ts';
import type { Services } from '../../services.ts';
import { gameTotals, orderTotals } from '../history/history.repository.ts';
import { timeOutView } from './exclusion.ts';
import { limitWindow } from './limit-window.ts';
import { limitViews } from './limits.service.ts';
import { minutesWithin } from './played-time.ts';
import { protectionOf } from './protection.ts';
import { realityCheckView } from './reality-check.ts';

type Overview = z.output<typeof saferPlay.overview.output>;

/** What protects the player, and the figures of the month. */
export async function saferPlayOverview(services: Services, userId: string): Promise<Overview> {
  const { clock } = services;
  const protection = await protectionOf(services, userId);
  const now = clock.now();
  const [limits, todayMinutes, monthMinutes, realityCheck, month, netDeposits] = await Promise.all([
    limitViews(services, { userId }),
    minutesWithin(services, { userId, window: limitWindow('day', now) }),
    minutesWithin(services, { userId, window: limitWindow('month', now) }),
    realityCheckView(services, userId),
    monthOf(services, userId),
    netDepositsOf(services, userId),
  ]);
  return {
    market: isMarket(protection.market) ? protection.market : 'open',
    limits,
    time: { todayMinutes, monthMinutes },
    realityCheck,
    timeOutUntil: timeOutView(protection.timeOutUntil, now),
    rules: { raiseDelayHours: LIMIT_RAISE_DELAY_HOURS, confirmWithinHours: LIMIT_CONFIRM_HOURS },
    month,
    netDeposits,
  };
}

/** Each wallet with a movement in this month. */
async function monthOf(
  { prisma, clock, historyTotals: sums }: Services,
  userId: string,
): Promise<Overview['month']> {
  const now = clock.now();
  const { from } = limitWindow('month', now);
  const query = { userId, walletType: undefined, from, until: undefined };
  const [{ deposits, withdrawals }, played] = await Promise.all([
    orderTotals(prisma, query),
    gameTotals(prisma, { query, sums, now }),
  ]);
  return currencies.flatMap((walletType) => {
    const sumOf = (totals: readonly { currency: string; amountMinor: bigint }[]) => {
      const own = totals.filter(({ currency }) => currency === walletType);
      return own.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
    };
    const major = (minor: bigint) => toMajor(minor, walletType);
    const isMoved = [deposits, withdrawals, played].some((totals) =>
      totals.some(({ currency }) => currency === walletType),
    );
    if (!isMoved) return [];
    return {
      walletType,
      deposited: major(sumOf(deposits)),
      withdrawn: major(sumOf(withdrawals)),
      staked: major(-sumOf(played.filter(({ type }) => type !== 'win'))),
      won: major(sumOf(played.filter(({ type }) => type === 'win'))),
      net: major(sumOf(played)),
    };
  });
}

async function netDepositsOf(
  { prisma }: Services,
  userId: string,
): Promise<Overview['netDeposits']> {
  const query = { userId, walletType: undefined, from: undefined, until: undefined };
  const { deposits, withdrawals } = await orderTotals(prisma, query);
  return currencies.flatMap((walletType) => {
    const sumOf = (totals: typeof deposits) =>
      totals.find(({ currency }) => currency === walletType)?.amountMinor;
    const [deposited, withdrawn] = [sumOf(deposits), sumOf(withdrawals)];
    if (deposited === undefined && withdrawn === undefined) return [];
    return { walletType, amount: toMajor((deposited ?? 0n) - (withdrawn ?? 0n), walletType) };
  });
}
