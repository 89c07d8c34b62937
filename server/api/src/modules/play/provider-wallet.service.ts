import { BALANCE_CAP_MINOR, type Currency, fromDecimal, toMajor } from '../../contract/money.ts';
import { invalidField, refusal } from '../../core/app-error.ts';
import type { Services } from '../../services.ts';
import { gameTotals } from '../history/history.repository.ts';
import { bigWinNotification } from './big-win.ts';
import { type Bet, betEntry, playEntry, transactionKey, winEntry } from './game-entries.ts';
import { findLaunch, findValidLaunch, isLaunchValid, type Launch } from './launch-tokens.ts';
import { findBet, loginTimeOf, nickNameOf } from './play.repository.ts';
import { balanceIn, postMovement, postSettlement } from './post-movement.ts';
import { isInTimeOut } from './time-out.ts';

type BetRequest = {
  readonly token: string;
  readonly transactionId: string;
  readonly roundId: string;
  readonly gameId: string;
  readonly amount: string;
};

type Movement = { readonly balance: number; readonly replayed: boolean };

/** The player and wallet of a launch token. @throws AppError 1204 */
export async function authenticate(services: Services, token: string) {
  const launch = await findValidLaunch(services, token);
  return {
    uid: launch.userId,
    nickName: await nickNameOf(services.prisma, launch.userId),
    walletType: launch.walletType,
    balance: await availableMajor(services, launch),
    lang: launch.language,
    gameId: launch.gameId,
  };
}

/** @throws AppError 1204 */
export async function balanceOf(services: Services, token: string): Promise<{ balance: number }> {
  return { balance: await availableMajor(services, await findValidLaunch(services, token)) };
}

/** Duration and net result of the login that issued a launch token. @throws AppError 1204 */
export async function sessionOf(
  services: Services,
  token: string,
): Promise<{ durationMs: number; net: number }> {
  const { prisma, historyTotals: sums, clock } = services;
  const { userId, sessionId, walletType } = await findValidLaunch(services, token);
  const from = await loginTimeOf(prisma, sessionId);
  const now = clock.now();
  const query = { userId, walletType, from, until: undefined };
  const totals = await gameTotals(prisma, { query, sums, now });
  const netMinor = totals.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  return {
    durationMs: Math.max(0, now.getTime() - from.getTime()),
    net: toMajor(netMinor, walletType),
  };
}

/** Debits a stake. @throws AppError 400, 1204, 1102, 1107, 1205, 1202, 1101 */
export async function placeBet(services: Services, request: BetRequest): Promise<Movement> {
  const launch = await launchFor(services, request);
  const stakeMinor = stakeOf(request.amount, launch.walletType);
  return postMovement(services, {
    entry: betEntry({ launch, request, stakeMinor, at: services.clock.now() }),
    currency: launch.walletType,
  });
}

/** A bet and its win in one entry; the win does not fund the stake. @throws as `placeBet` */
export async function playRound(
  services: Services,
  request: BetRequest & { readonly winAmount: string },
): Promise<Movement> {
  const launch = await launchFor(services, request);
  const winMinor = exactMinor({
    amount: request.winAmount,
    currency: launch.walletType,
    path: 'winAmount',
  });
  const stakeMinor = stakeOf(request.amount, launch.walletType);
  const { userId, walletType: currency } = launch;
  const { roundId } = request;
  return postSettlement(services, {
    entry: playEntry({ launch, request, stakeMinor, winMinor, at: services.clock.now() }),
    currency,
    notification: bigWinNotification({ userId, roundId, currency, stakeMinor, wonMinor: winMinor }),
  });
}

/**
 * Credits a win of a bet, also after the launch token has expired: a round with a stake can always
 * be settled.
 * @throws AppError 400, 1206, 1205, 1202, 1107
 */
export async function settleWin(
  services: Services,
  request: {
    transactionId: string;
    betTransactionId: string;
    roundId: string;
    amount: string;
    finished: boolean;
  },
): Promise<Movement> {
  const bet = findBet(services.queries.play, transactionKey(request.betTransactionId));
  if (!bet || bet.roundId !== request.roundId) throw refusal('UNKNOWN_BET');
  const winMinor = exactMinor({ amount: request.amount, currency: bet.currency, path: 'amount' });
  return postSettlement(services, {
    entry: winEntry({ bet, request, winMinor, at: services.clock.now() }),
    currency: bet.currency,
    notification: request.finished ? notificationOfRound(services, { bet, winMinor }) : null,
  });
}

/** Counts all bets and wins of the round, with `winMinor` as the last win. */
function notificationOfRound(
  { queries }: Services,
  { bet, winMinor }: { bet: Bet; winMinor: bigint },
) {
  const { stakeMinor, wonMinor } = queries.play.round(bet);
  return bigWinNotification({ ...bet, stakeMinor, wonMinor: wonMinor + winMinor });
}

/**
 * The launch of a bet. A replay is allowed also with an invalid token and during a time-out: a
 * provider that lost the response must be able to learn the outcome of its bet.
 */
async function launchFor(services: Services, request: BetRequest): Promise<Launch> {
  const launch = await findLaunch(services, request.token);
  const isSameGame = launch.gameId === request.gameId;
  const isUsable = isSameGame && isLaunchValid(services, launch);
  if (isUsable && !isInTimeOut(services, launch.userId)) return launch;
  const isReplay =
    isSameGame && services.queries.play.hasEntry(transactionKey(request.transactionId));
  if (!isReplay) throw refusal(isUsable ? 'ACCOUNT_BLOCKED' : 'INVALID_LAUNCH_TOKEN');
  return launch;
}

function stakeOf(amount: string, currency: Currency): bigint {
  const stakeMinor = exactMinor({ amount, currency, path: 'amount' });
  if (stakeMinor === 0n) throw refusal('AMOUNT_OUT_OF_RANGE');
  return stakeMinor;
}

/** @throws AppError 1102 below zero or above the cap of a balance */
function exactMinor(field: { amount: string; currency: Currency; path: string }): bigint {
  const minor = fromDecimal(field.amount, field.currency);
  if (minor === null) {
    throw invalidField({ path: field.path, message: `has more decimals than ${field.currency}` });
  }
  if (minor < 0n || minor > BALANCE_CAP_MINOR) throw refusal('AMOUNT_OUT_OF_RANGE');
  return minor;
}

async function availableMajor(services: Services, launch: Launch): Promise<number> {
  return balanceIn(await services.ledger.balances(launch.userId), launch.walletType);
}
