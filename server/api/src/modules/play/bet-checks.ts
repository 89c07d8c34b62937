import { BALANCE_CAP_MINOR, type Currency, fromDecimal } from '../../contract/money.ts';
import { type AppError, invalidField, refusal } from '../../core/app-error.ts';
import type { Services } from '../../services.ts';
import type { Provider } from '../providers/provider.ts';
import { timeRefusal } from '../safer-play/play-checks.ts';
import { blockBy, type Protection, protectionOf } from '../safer-play/protection.ts';
import { type Transaction, transactionKey } from './game-entries.ts';
import { isLaunchValid, type Launch } from './launch-tokens.ts';

/**
 * Whether a new bet of the launch may be placed, before its amount is judged. A replay always may: a
 * provider that lost the response must be able to learn the outcome of its bet.
 * @returns what protects the player, read for this bet
 * @throws AppError 1204, 1201, 1006, 1401, 1106 of the time
 */
export async function requireBettable(
  services: Services,
  bet: { readonly provider: Provider; readonly launch: Launch; readonly transactionId: string },
): Promise<Protection> {
  const { userId, gameId } = bet.launch;
  const [protection, isSwitchedOff] = await Promise.all([
    protectionOf(services, userId),
    services.queries.play.isSwitchedOff(gameId),
  ]);
  const reason = await betRefusal(services, { ...bet, protection, isSwitchedOff });
  if (reason === null) return protection;
  const transaction: Transaction = { ...bet, providerId: bet.provider.id };
  if (!(await services.queries.play.hasEntry(transactionKey(transaction)))) throw reason;
  return protection;
}

/** Why a new bet of the launch is refused; `null` when it is not. */
async function betRefusal(
  services: Services,
  bet: { provider: Provider; launch: Launch; protection: Protection; isSwitchedOff: boolean },
): Promise<AppError | null> {
  const { provider, launch, protection, isSwitchedOff } = bet;
  const block = blockBy(protection, services.clock.now());
  if (!(await isLaunchValid(services, bet))) {
    // A time-out has ended the launches of a session that goes on: the player learns why.
    const isEndedByBlock = block !== null && (await isOfOpenSession(services, launch));
    return isEndedByBlock ? refusal('ACCOUNT_BLOCKED', block) : refusal('INVALID_LAUNCH_TOKEN');
  }
  if (!provider.enabled || isSwitchedOff) return refusal('GAME_UNAVAILABLE');
  if (block) return refusal('ACCOUNT_BLOCKED', block);
  return timeRefusal(services, { userId: launch.userId, protection });
}

async function isOfOpenSession(
  { clock, sessions }: Services,
  { expiresAt, sessionId }: Launch,
): Promise<boolean> {
  return expiresAt > clock.now() && (await sessions.hasNotEnded(sessionId));
}

/** @throws AppError 400 for more decimals than the currency has */
export function minorOf(field: { amount: string; currency: Currency; path: string }): bigint {
  const minor = fromDecimal(field.amount, field.currency);
  if (minor !== null) return minor;
  throw invalidField({ path: field.path, message: `has more decimals than ${field.currency}` });
}

/** @throws AppError 1102 for a stake of zero, and as `requireWin` */
export function requireStake(stakeMinor: bigint): void {
  if (stakeMinor === 0n) throw refusal('AMOUNT_OUT_OF_RANGE');
  requireWin(stakeMinor);
}

/** @throws AppError 1102 below zero or above the cap of a balance */
export function requireWin(winMinor: bigint): void {
  if (winMinor < 0n || winMinor > BALANCE_CAP_MINOR) throw refusal('AMOUNT_OUT_OF_RANGE');
}
