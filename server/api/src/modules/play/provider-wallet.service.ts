import { type Currency, fromDecimal } from '../../contract/money.ts';
import { invalidField, refusal } from '../../core/app-error.ts';
import type { Services } from '../../services.ts';
import { bigWinNotification } from './big-win.ts';
import { type Bet, betEntry, playEntry, transactionKey, winEntry } from './game-entries.ts';
import { findLaunch, isLaunchAlive, type Launch, livingLaunch } from './launch-tokens.ts';
import { findBet, nickNameOf } from './play.repository.ts';
import { balanceIn, postMovement, postSettlement } from './post-movement.ts';
import { isTakingBreak } from './time-out.ts';

type BetRequest = {
  readonly token: string;
  readonly transactionId: string;
  readonly roundId: string;
  readonly gameId: string;
  readonly amount: string;
};

type Movement = { readonly balance: number; readonly replayed: boolean };

/** Who a launch token stands for. @throws AppError 1204 */
export async function authenticate(services: Services, token: string) {
  const launch = await livingLaunch(services, token);
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
  return { balance: await availableMajor(services, await livingLaunch(services, token)) };
}

/** Takes a stake. @throws AppError 400, 1204, 1102, 1107, 1205, 1202, 1101 */
export async function placeBet(services: Services, request: BetRequest): Promise<Movement> {
  const launch = await launchFor(services, request);
  const stakeMinor = stakeOf(request.amount, launch.walletType);
  return postMovement(services, {
    entry: betEntry({ launch, request, stakeMinor, at: services.clock.now() }),
    currency: launch.walletType,
  });
}

/** A bet and its win in one step; the win never pays for the bet. @throws as `placeBet` */
export async function playRound(
  services: Services,
  request: BetRequest & { readonly winAmount: string },
): Promise<Movement> {
  const launch = await launchFor(services, request);
  const winMinor = winOf({
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
 * Pays a win of a bet, also when the launch token has expired since: a round that was staked is
 * always brought to its end.
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
  const winMinor = winOf({ amount: request.amount, currency: bet.currency, path: 'amount' });
  return postSettlement(services, {
    entry: winEntry({ bet, request, winMinor, at: services.clock.now() }),
    currency: bet.currency,
    notification: request.finished ? notificationOfRound(services, { bet, winMinor }) : null,
  });
}

/** A round may have several bets, and wins before the one that settles it: they count together. */
function notificationOfRound(
  { queries }: Services,
  { bet, winMinor }: { bet: Bet; winMinor: bigint },
) {
  const { stakeMinor, wonMinor } = queries.play.round(bet);
  return bigWinNotification({ ...bet, stakeMinor, wonMinor: wonMinor + winMinor });
}

/**
 * The launch behind a bet. A dead token, and a player on a break, still get replays answered: a provider that lost our
 * answer must learn what became of its bet, whoever has logged out since.
 */
async function launchFor(services: Services, request: BetRequest): Promise<Launch> {
  const launch = await findLaunch(services, request.token);
  const isItsGame = launch.gameId === request.gameId;
  const isUsable = isItsGame && isLaunchAlive(services, launch);
  if (isUsable && !isTakingBreak(services, launch.userId)) return launch;
  const isReplay =
    isItsGame && services.queries.play.hasEntry(transactionKey(request.transactionId));
  if (!isReplay) throw refusal(isUsable ? 'ACCOUNT_BLOCKED' : 'INVALID_LAUNCH_TOKEN');
  return launch;
}

function stakeOf(amount: string, currency: Currency): bigint {
  const stakeMinor = exactMinor({ amount, currency, path: 'amount' });
  if (stakeMinor <= 0n) throw refusal('AMOUNT_OUT_OF_RANGE');
  return stakeMinor;
}

function exactMinor(field: { amount: string; currency: Currency; path: string }): bigint {
  const minor = fromDecimal(field.amount, field.currency);
  if (minor === null) {
    throw invalidField({ path: field.path, message: `has more decimals than ${field.currency}` });
  }
  return minor;
}

/** A win may be zero, but takes nothing away. */
function winOf(field: { amount: string; currency: Currency; path: string }): bigint {
  const winMinor = exactMinor(field);
  if (winMinor < 0n) throw refusal('AMOUNT_OUT_OF_RANGE');
  return winMinor;
}

async function availableMajor(services: Services, launch: Launch): Promise<number> {
  return balanceIn(await services.ledger.balances(launch.userId), launch.walletType);
}
