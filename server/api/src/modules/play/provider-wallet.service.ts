import { toMajor } from '../../contract/money.ts';
import type { LaunchState } from '../../contract/provider.ts';
import { refusal } from '../../core/app-error.ts';
import type { Provider } from '../../core/provider.ts';
import { betTags, transactionKey } from '../../ledger/provider-keys.ts';
import { loginTimeOf } from '../auth/index.ts';
import { launchRules } from '../restrictions/index.ts';
import { minorOf, requireBettable, requireStake, requireWin } from './bet-checks.ts';
import { bigWinNotification } from './big-win.ts';
import type { PlayContext } from './context.ts';
import { type Bet, betEntry, playEntry, winEntry } from './game-entries.ts';
import type { Launch } from './launch.ts';
import { findLaunch, findValidLaunch, launchState } from './launch-tokens.ts';
import { findBet, isOfAnother, nickNameOf } from './play.repository.ts';
import { postBet, postWithoutStake } from './post-bet.ts';
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

/** The player and wallet of a launch token. @throws INVALID_LAUNCH_TOKEN, GAME_UNAVAILABLE */
export async function authenticate(context: PlayContext, call: Call<{ token: string }>) {
  const { launch, restrictions } = await validLaunch(context, call);
  if (!call.provider.enabled) throw refusal('GAME_UNAVAILABLE');
  const { userId, gameId, walletType, language: lang } = launch;
  const { gameTypes } = await context.games.catalogue.get();
  const game = { gameType: gameTypes.get(gameId), currency: walletType };
  return {
    uid: userId,
    nickName: await nickNameOf(context.prisma, userId),
    walletType,
    balance: await availableMajor(context, launch),
    lang,
    gameId,
    rules: launchRules(restrictions, game),
  };
}

/** @throws INVALID_LAUNCH_TOKEN */
export async function balanceOf(
  context: PlayContext,
  call: Call<{ token: string }>,
): Promise<{ balance: number }> {
  const { launch } = await validLaunch(context, call);
  return { balance: await availableMajor(context, launch) };
}

/** Duration and net result of the login that issued a launch token. @throws INVALID_LAUNCH_TOKEN */
export async function sessionOf(
  context: PlayContext,
  call: Call<{ token: string }>,
): Promise<{ durationMs: number; net: number }> {
  const { launch } = await validLaunch(context, call);
  const { userId, sessionId, walletType } = launch;
  const from = await loginTimeOf(context.prisma, sessionId);
  const totals = await context.wallets.loadPlayTotals({ userId, walletType, from });
  const netMinor = totals.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  return {
    durationMs: Math.max(0, context.clock.now().getTime() - from.getTime()),
    net: toMajor(netMinor, walletType),
  };
}

/**
 * Debits a stake.
 * @throws in this order: INVALID_LAUNCH_TOKEN (unknown), INVALID_REQUEST, INVALID_LAUNCH_TOKEN
 *   (ended), GAME_UNAVAILABLE, ACCOUNT_BLOCKED, REALITY_CHECK_DUE, LIMIT_REACHED (time),
 *   AMOUNT_OUT_OF_RANGE, TOO_SOON, IDEMPOTENCY_CONFLICT, ROLLED_BACK, ROUND_CLOSED, LIMIT_REACHED
 *   (money), AMOUNT_OUT_OF_RANGE (the cap), INSUFFICIENT_BALANCE
 */
export async function placeBet(context: PlayContext, call: Call<BetRequest>): Promise<Movement> {
  const launch = await launchFor(context, call);
  const { amount, provider } = call;
  const stakeMinor = minorOf({ amount, currency: launch.walletType, path: 'amount' });
  const request = { ...call, providerId: provider.id };
  const entry = betEntry({ launch, request, stakeMinor, at: context.clock.now() });
  const allowed = await requireBettable(context, { provider, launch, entry });
  requireStake(stakeMinor);
  return movementResponse(await postBet(context, { entry, ...allowed }), launch.walletType);
}

/** A bet and its win in one entry; the win does not fund the stake. @throws as `placeBet` */
export async function playRound(
  context: PlayContext,
  call: Call<BetRequest & { readonly winAmount: string }>,
): Promise<Movement> {
  const launch = await launchFor(context, call);
  const { provider, roundId, gameId } = call;
  const { userId, walletType: currency } = launch;
  const stakeMinor = minorOf({ amount: call.amount, currency, path: 'amount' });
  const winMinor = minorOf({ amount: call.winAmount, currency, path: 'winAmount' });
  const request = { ...call, providerId: provider.id };
  const entry = playEntry({ launch, request, stakeMinor, winMinor, at: context.clock.now() });
  const allowed = await requireBettable(context, { provider, launch, entry });
  requireStake(stakeMinor);
  requireWin(winMinor);
  if (!(await context.queries.hasEntry(entry.key))) {
    requireWithinCap(context, { provider, gameId, roundId, stakeMinor, wonMinor: winMinor });
  }
  const won = { userId, gameId, roundId, currency, stakeMinor, wonMinor: winMinor };
  const posted = await postSettlement(context, {
    entry,
    notification: bigWinNotification(won),
    post: (noted) => postBet(context, { entry: noted, ...allowed }),
  });
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
 * @throws INVALID_REQUEST, UNKNOWN_BET, ROLLED_BACK, ROUND_CLOSED, IDEMPOTENCY_CONFLICT,
 *   AMOUNT_OUT_OF_RANGE
 */
export async function settleWin(context: PlayContext, call: Call<WinRequest>): Promise<Movement> {
  const { provider, betTransactionId, roundId, uid } = call;
  const bet = await findBet(context.queries, {
    providerId: provider.id,
    transactionId: betTransactionId,
  });
  if (!bet || bet.roundId !== roundId || isOfAnother(bet, uid)) throw refusal('UNKNOWN_BET');
  const winMinor = minorOf({ amount: call.amount, currency: bet.currency, path: 'amount' });
  requireWin(winMinor);
  return settleBet(context, { provider, bet, request: call, winMinor });
}

async function settleBet(
  context: PlayContext,
  win: { provider: Provider; bet: Bet; request: WinRequest; winMinor: bigint },
): Promise<Movement> {
  const { provider, bet, request, winMinor } = win;
  const tags = betTags(bet);
  const { count: earlierWins, wonMinor } = await context.queries.winsBelow(tags.wins);
  const key = transactionKey({ ...bet, transactionId: request.transactionId });
  if (!(await context.queries.hasEntry(key))) {
    requireWithinCap(context, { ...bet, provider, wonMinor: wonMinor + winMinor });
  }
  const restrictions = await context.restrictions.load(bet.userId);
  const posted = await postSettlement(context, {
    entry: winEntry({ bet, request, winMinor, earlierWins, at: context.clock.now() }),
    notification: request.finished ? await notificationOfRound(context, { bet, winMinor }) : null,
    post: (entry) => postWithoutStake(context, { entry, restrictions }),
  });
  // Another win of this bet was posted after the lookup: the sum has to be read again.
  const isOvertaken = posted.outcome === 'blocked' && posted.by === tags.win(earlierWins);
  return isOvertaken ? settleBet(context, win) : movementResponse(posted, bet.currency);
}

/**
 * Limits what a provider can pay: a bet wins at most its stake times the provider's multiple.
 * @throws AMOUNT_OUT_OF_RANGE
 */
function requireWithinCap(
  { log, metrics }: PlayContext,
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
  { queries }: PlayContext,
  { bet, winMinor }: { bet: Bet; winMinor: bigint },
) {
  const { stakeMinor, wonMinor } = await queries.round(bet);
  return bigWinNotification({ ...bet, stakeMinor, wonMinor: wonMinor + winMinor });
}

/**
 * The valid launch of a token, of one of the provider's own games.
 * @throws INVALID_LAUNCH_TOKEN
 */
async function validLaunch(
  context: PlayContext,
  { provider, token }: Call<{ token: string }>,
): Promise<Awaited<ReturnType<typeof findValidLaunch>>> {
  const valid = await findValidLaunch(context, token);
  await requireOwnGame(context, { provider, launch: valid.launch });
  return valid;
}

/**
 * The state of a launch, so that a game can show why its token is refused.
 * @throws INVALID_LAUNCH_TOKEN for an unknown token or one of another provider's game
 */
export async function launchStateOf(
  context: PlayContext,
  { provider, token }: Call<{ token: string }>,
): Promise<{ state: LaunchState }> {
  const launch = await findLaunch(context, token);
  await requireOwnGame(context, { provider, launch });
  return { state: await launchState(context, launch) };
}

/** @throws INVALID_LAUNCH_TOKEN for a launch of another provider's game */
async function requireOwnGame(
  { providers }: PlayContext,
  { provider, launch }: { provider: Provider; launch: Launch },
): Promise<void> {
  const { ownerOf } = await providers.current();
  if (ownerOf(launch.gameId).id !== provider.id) throw refusal('INVALID_LAUNCH_TOKEN');
}

/** The launch of a bet's token, valid or not. @throws INVALID_LAUNCH_TOKEN */
async function launchFor(context: PlayContext, call: Call<BetRequest>): Promise<Launch> {
  const { provider, gameId } = call;
  const launch = await findLaunch(context, call.token);
  await requireOwnGame(context, { provider, launch });
  if (launch.gameId !== gameId) throw refusal('INVALID_LAUNCH_TOKEN');
  return launch;
}

async function availableMajor(context: PlayContext, launch: Launch): Promise<number> {
  return balanceIn(await context.ledger.balances(launch.userId), launch.walletType);
}
