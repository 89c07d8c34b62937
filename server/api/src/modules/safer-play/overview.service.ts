import type { z } from 'zod';
import { currencies, toMajor } from '../../contract/money.ts';
import {
  LIMIT_CONFIRM_HOURS,
  LIMIT_RAISE_DELAY_HOURS,
  type saferPlay,
} from '../../contract/safer-play.ts';
import { orderTotals } from '../history/index.ts';
import { limitWindow, playedMinutes, timeOutView } from '../restrictions/index.ts';
import type { SaferPlayContext } from './context.ts';
import type { SessionIds } from './play-session-view.ts';
import { loadRealityCheck } from './reality-check.service.ts';

type Overview = z.output<typeof saferPlay.overview.output>;

/** What protects the player, and the figures of the month. */
export async function saferPlayOverview(
  context: SaferPlayContext,
  login: SessionIds,
): Promise<Overview> {
  const { userId } = login;
  const { clock, restrictions } = context;
  const { market, timeOutUntil } = await restrictions.load(userId);
  const now = clock.now();
  const minutesOf = async (period: 'day' | 'month') => {
    const window = limitWindow(period, now);
    return playedMinutes(await restrictions.listPlayed({ userId, from: window.from }), window);
  };
  const [limits, todayMinutes, monthMinutes, realityCheck, month, netDeposits] = await Promise.all([
    restrictions.listLimitViews({ userId }),
    minutesOf('day'),
    minutesOf('month'),
    loadRealityCheck(context, login),
    monthOf(context, userId),
    netDepositsOf(context, userId),
  ]);
  return {
    market,
    limits,
    time: { todayMinutes, monthMinutes },
    realityCheck,
    timeOutUntil: timeOutView(timeOutUntil, now),
    rules: { raiseDelayHours: LIMIT_RAISE_DELAY_HOURS, confirmWithinHours: LIMIT_CONFIRM_HOURS },
    month,
    netDeposits,
  };
}

/** Each wallet with a movement in this month. */
async function monthOf(
  { prisma, clock, wallets }: SaferPlayContext,
  userId: string,
): Promise<Overview['month']> {
  const now = clock.now();
  const { from } = limitWindow('month', now);
  const query = { userId, walletType: undefined, from, until: undefined };
  const [{ deposits, withdrawals }, played] = await Promise.all([
    orderTotals(prisma, query),
    wallets.loadPlayTotals(query),
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
  { prisma }: SaferPlayContext,
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
