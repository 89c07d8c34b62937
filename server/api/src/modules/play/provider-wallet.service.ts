import { toMajor } from '../../contract/money.ts';
import type { LaunchState } from '../../contract/provider.ts';
import { refusal } from '../../core/app-error.ts';
import type { Services } from '../../services.ts';
import { gameTotals } from '../history/history.repository.ts';
import { launchRulesOf, postByMarket } from '../markets/stake-rules.ts';
import type { Provider } from '../providers/provider.ts';
import { postWithLimits } from '../safer-play/post-with-limits.ts';
import { protectionOf } from '../safer-play/protection.ts';
import { minorOf, requireBettable, requireStake, requireWin } from './bet-checks.ts';
import { bigWinNotification } from './big-win.ts';
import {
  type Bet,
  betEntry,
  betTags,
  playEntry,
  transactionKey,
  winEntry,
} from './game-entries.ts';
import { findLaunch, findValidLaunch, type Launch, launchState } from './launch-tokens.ts';
import { findBet, isOfAnother, loginTimeOf, nickNameOf } from './play.repository.ts';
import { balanceIn, movementResponse, postSettlement } from './post-movement.ts';

type BetRequest = {
  readonly token: string;
  readonly transactionId: string;
  readonly roundId: string;
  readonly gameId: string;
  readonly amount: string;
};

/** A call that names its provider. */
type Call<Request> = { readonly provider: Provider } & Request;

type Movement = { readonly balance: number; readonly replayed: boolean };

/** The player and wallet of a launch token. @throws AppError 1204, 1201 */
export async function authenticate(services: Services, call: Call<{ token: string }>) {
  const launch = await validLaunch(services, call);
  if (!call.provider.enabled) throw refusal('GAME_UNAVAILABLE');
  return {
    uid: launch.userId,
    nickName: await nickNameOf(services.prisma, launch.userId),
    walletType: launch.walletType,
    balance: await availableMajor(services, launch),
    lang: launch.language,
    gameId: launch.gameId,
    rules: await launchRulesOf(services, launch),
  };
}

/** @throws AppError 1204 */
export async function balanceOf(
  services: Services,
  call: Call<{ token: string }>,
): Promise<{ balance: number }> {
  return { balance: await availableMajor(services, await validLaunch(services, call)) };
}

/** Duration and net result of the login that issued a launch token. @throws AppError 1204 */
export async function sessionOf(
  services: Services,
  call: Call<{ token: string }>,
): Promise<{ durationMs: number; net: number }> {
  const { prisma, historyTotals: sums, clock } = services;
  const { userId, sessionId, walletType } = await validLaunch(services, call);
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

/**
 * Debits a stake.
 * @throws AppError, in this order: 1204 (unknown), 400, 1204 (ended), 1201, 1006, 1401, 1106 (time),
 *   1102, 1212, 1107, 1205, 1202, 1106 (money), 1102 (the cap), 1101
 */
export async function placeBet(services: Services, call: Call<BetRequest>): Promise<Movement> {
  const launch = await launchFor(services, call);
  const { amount, provider, transactionId } = call;
  const stakeMinor = minorOf({ amount, currency: launch.walletType, path: 'amount' });
  const protection = await requireBettable(services, { provider, launch, transactionId });
  requireStake(stakeMinor);
  const request = { ...call, providerId: provider.id };
  const entry = betEntry({ launch, request, stakeMinor, at: services.clock.now() });
  const stake = { launch, entry, stakeMinor, protection };
  const posted = await postByMarket(services, stake, (judged) =>
    postWithLimits(services, { entry: judged, protection }),
  );
  return movementResponse(posted, launch.walletType);
}

/** A bet and its win in one entry; the win does not fund the stake. @throws as `placeBet` */
export async function playRound(
  services: Services,
  call: Call<BetRequest & { readonly winAmount: string }>,
): Promise<Movement> {
  const launch = await launchFor(services, call);
  const { provider, roundId, gameId, transactionId } = call;
  const { userId, walletType: currency } = launch;
  const stakeMinor = minorOf({ amount: call.amount, currency, path: 'amount' });
  const winMinor = minorOf({ amount: call.winAmount, currency, path: 'winAmount' });
  const protection = await requireBettable(services, { provider, launch, transactionId });
  requireStake(stakeMinor);
  requireWin(winMinor);
  const request = { ...call, providerId: provider.id };
  if (!(await services.queries.play.hasEntry(transactionKey(request)))) {
    requireWithinCap(services, { provider, gameId, roundId, stakeMinor, wonMinor: winMinor });
  }
  const entry = playEntry({ launch, request, stakeMinor, winMinor, at: services.clock.now() });
  const won = { userId, roundId, currency, stakeMinor, wonMinor: winMinor };
  const notification = bigWinNotification(won);
  const stake = { launch, entry, stakeMinor, protection };
  const posted = await postByMarket(services, stake, (judged) =>
    postSettlement(services, { entry: judged, notification, protection }),
  );
  return movementResponse(posted, currency);
}

type WinRequest = {
  readonly uid?: string | undefined;
  readonly transactionId: string;
  readonly betTransactionId: string;
  readonly roundId: string;
  readonly amount: string;
  readonly finished: boolean;
};

/**
 * Credits a win of a bet, also after the launch token has expired and while the provider is switched
 * off: a round with a stake can always be settled.
 * @throws AppError 400, 1206, 1205, 1202, 1107, 1102
 */
export async function settleWin(services: Services, call: Call<WinRequest>): Promise<Movement> {
  const { provider, betTransactionId, roundId, uid } = call;
  const bet = await findBet(services.queries.play, {
    providerId: provider.id,
    transactionId: betTransactionId,
  });
  if (!bet || bet.roundId !== roundId || isOfAnother(bet, uid)) throw refusal('UNKNOWN_BET');
  const winMinor = minorOf({ amount: call.amount, currency: bet.currency, path: 'amount' });
  requireWin(winMinor);
  return settleBet(services, { provider, bet, request: call, winMinor });
}

async function settleBet(
  services: Services,
  win: { provider: Provider; bet: Bet; request: WinRequest; winMinor: bigint },
): Promise<Movement> {
  const { provider, bet, request, winMinor } = win;
  const tags = betTags(bet);
  const { count: earlierWins, wonMinor } = await services.queries.play.winsBelow(tags.wins);
  const key = transactionKey({ ...bet, transactionId: request.transactionId });
  if (!(await services.queries.play.hasEntry(key))) {
    requireWithinCap(services, { ...bet, provider, wonMinor: wonMinor + winMinor });
  }
  const posted = await postSettlement(services, {
    entry: winEntry({ bet, request, winMinor, earlierWins, at: services.clock.now() }),
    protection: await protectionOf(services, bet.userId),
    notification: request.finished ? await notificationOfRound(services, { bet, winMinor }) : null,
  });
  // Another win of this bet was posted after the lookup: the sum has to be read again.
  const isOvertaken = posted.outcome === 'blocked' && posted.by === tags.win(earlierWins);
  return isOvertaken ? settleBet(services, win) : movementResponse(posted, bet.currency);
}

/**
 * Limits what a provider can pay: a bet wins at most its stake times the provider's multiple.
 * @throws AppError 1102
 */
function requireWithinCap(
  { log, metrics }: Services,
  win: {
    provider: Provider;
    gameId: string;
    roundId: string;
    stakeMinor: bigint;
    wonMinor: bigint;
  },
): void {
  const { provider, gameId, roundId, stakeMinor, wonMinor } = win;
  if (wonMinor <= stakeMinor * provider.winMultiple) return;
  metrics.refusedWins.inc({ provider: provider.id });
  log.error({ provider: provider.id, gameId, roundId }, 'a win above the cap was refused');
  throw refusal('AMOUNT_OUT_OF_RANGE');
}

/** Counts all bets and wins of the round, with `winMinor` as the last win. */
async function notificationOfRound(
  { queries }: Services,
  { bet, winMinor }: { bet: Bet; winMinor: bigint },
) {
  const { stakeMinor, wonMinor } = await queries.play.round(bet);
  return bigWinNotification({ ...bet, stakeMinor, wonMinor: wonMinor + winMinor });
}

/**
 * The valid launch of a token, of one of the provider's own games.
 * @throws AppError 1204
 */
async function validLaunch(
  services: Services,
  { provider, token }: Call<{ token: string }>,
): Promise<Launch> {
  const launch = await findValidLaunch(services, token);
  await requireOwnGame(services, { provider, launch });
  return launch;
}

/**
 * The state of a launch, so that a game can show why its token is refused.
 * @throws AppError 1204 for an unknown token or one of another provider's game
 */
export async function launchStateOf(
  services: Services,
  { provider, token }: Call<{ token: string }>,
): Promise<{ state: LaunchState }> {
  const launch = await findLaunch(services, token);
  await requireOwnGame(services, { provider, launch });
  return { state: await launchState(services, launch) };
}

/** @throws AppError 1204 for a launch of another provider's game */
async function requireOwnGame(
  { providers }: Services,
  { provider, launch }: { provider: Provider; launch: Launch },
): Promise<void> {
  const { ownerOf } = await providers.current();
  if (ownerOf(launch.gameId).id !== provider.id) throw refusal('INVALID_LAUNCH_TOKEN');
}

/** The launch of a bet's token, valid or not. @throws AppError 1204 */
async function launchFor(services: Services, call: Call<BetRequest>): Promise<Launch> {
  const { provider, gameId } = call;
  const launch = await findLaunch(services, call.token);
  await requireOwnGame(services, { provider, launch });
  if (launch.gameId !== gameId) throw refusal('INVALID_LAUNCH_TOKEN');
  return launch;
}

async function availableMajor(services: Services, launch: Launch): Promise<number> {
  return balanceIn(await services.ledger.balances(launch.userId), launch.walletType);
}
