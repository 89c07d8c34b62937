import { BALANCE_CAP_MINOR, type Currency, fromDecimal } from '../../contract/money.ts';
import { type AppError, invalidField, refusal } from '../../core/app-error.ts';
import type { Provider } from '../../core/provider.ts';
import {
  blockAt,
  checkBet,
  type Enforced,
  hasStakeRule,
  isRefused,
  limitBudgets,
  type PlayerRestrictions,
} from '../restrictions/index.ts';
import type { PlayContext } from './context.ts';
import type { PlayEntry } from './game-entries.ts';
import type { Launch } from './launch.ts';
import { isLaunchValid } from './launch-tokens.ts';

/** A bet of a launch, with the entry that takes its stake. */
type RequestedBet = {
  readonly provider: Provider;
  readonly launch: Launch;
  readonly entry: PlayEntry;
};

/**
 * What a new bet must satisfy, in order: its launch, its provider and its game, and what restricts its
 * player. A replay needs none of it: a provider that lost the response must be able to learn the outcome
 * of its bet.
 * @returns the player's restrictions, loaded for this bet, and what the ledger must enforce
 * @throws INVALID_LAUNCH_TOKEN, GAME_UNAVAILABLE, ACCOUNT_BLOCKED, REALITY_CHECK_DUE, LIMIT_REACHED of
 *   the time
 */
export async function requireBettable(
  context: PlayContext,
  bet: RequestedBet,
): Promise<{ readonly restrictions: PlayerRestrictions; readonly enforced: Enforced }> {
  const { launch, entry } = bet;
  const { userId, gameId, walletType: currency } = launch;
  const [restrictions, isSwitchedOff] = await Promise.all([
    context.restrictions.load(userId),
    context.queries.isSwitchedOff(gameId),
  ]);
  const error = await launchRefusal(context, { ...bet, restrictions, isSwitchedOff });
  const catalogue = hasStakeRule(restrictions) ? await context.games.catalogue.get() : null;
  const game = { gameType: catalogue?.gameTypes.get(gameId), currency };
  const checked = error ? { error, limit: null } : checkBet(restrictions, { ...game, entry });
  if (!isRefused(checked)) return { restrictions, enforced: checked };
  if (await context.queries.hasEntry(entry.key)) {
    const budgets = limitBudgets(restrictions.playLimits, entry);
    return { restrictions, enforced: { budgets } };
  }
  const { limit } = checked;
  if (limit) await context.notifications.notifyOfReachedLimit({ userId, limit });
  throw checked.error;
}

/** Why a launch takes no bet; `null` when it does. */
async function launchRefusal(
  context: PlayContext,
  bet: RequestedBet & { restrictions: PlayerRestrictions; isSwitchedOff: boolean },
): Promise<AppError | null> {
  const { provider, launch, restrictions, isSwitchedOff } = bet;
  if (!(await isLaunchValid(context, { launch, restrictions }))) {
    // A time-out has ended the launches of a session that goes on: the player learns why.
    const block = blockAt(restrictions, context.clock.now());
    const isEndedByBlock = block !== null && (await isOfOpenSession(context, launch));
    return isEndedByBlock ? refusal('ACCOUNT_BLOCKED', block) : refusal('INVALID_LAUNCH_TOKEN');
  }
  return provider.enabled && !isSwitchedOff ? null : refusal('GAME_UNAVAILABLE');
}

async function isOfOpenSession(
  { clock, auth }: PlayContext,
  { expiresAt, sessionId }: Launch,
): Promise<boolean> {
  return expiresAt > clock.now() && (await auth.sessions.hasNotEnded(sessionId));
}

/** @throws INVALID_REQUEST for more decimals than the currency has */
export function minorOf(field: { amount: string; currency: Currency; path: string }): bigint {
  const minor = fromDecimal(field.amount, field.currency);
  if (minor !== null) return minor;
  throw invalidField({ path: field.path, message: `has more decimals than ${field.currency}` });
}

/** @throws AMOUNT_OUT_OF_RANGE for a stake of zero, and as `requireWin` */
export function requireStake(stakeMinor: bigint): void {
  if (stakeMinor === 0n) throw refusal('AMOUNT_OUT_OF_RANGE');
  requireWin(stakeMinor);
}

/** @throws AMOUNT_OUT_OF_RANGE below zero or above the cap of a balance */
export function requireWin(winMinor: bigint): void {
  if (winMinor < 0n || winMinor > BALANCE_CAP_MINOR) throw refusal('AMOUNT_OUT_OF_RANGE');
}
