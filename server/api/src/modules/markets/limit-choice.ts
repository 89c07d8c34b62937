import { marketRules } from '../../contract/markets.ts';
import type { LimitKind } from '../../contract/safer-play.ts';
import { refusal } from '../../core/app-error.ts';
import type { Services } from '../../services.ts';
import { hasDeposited } from '../payments/first-deposit.ts';
import { declineLimits, findLimitChoice } from './limit-choice.repository.ts';
import { marketOf } from './market-of.ts';

/** What a market requires before a first deposit. */
const REQUIRED: readonly LimitKind[] = ['loss', 'time'];
/** Where the player has a choice, a limit of any of them is one. */
const OF_MONEY: readonly LimitKind[] = ['deposit', 'loss', 'wager'];

/**
 * Before a first deposit some markets want the player to have chosen limits.
 * @param deposit.noLimit whether the player chooses to deposit without a limit
 * @throws AppError 1406 with the `missing` kinds of limits, and `mayDecline`
 */
export async function requireLimitChoice(
  services: Services,
  { userId, noLimit }: { userId: string; noLimit: boolean },
): Promise<void> {
  const { firstDeposit } = marketRules[await marketOf(services, userId)];
  if (firstDeposit === 'offer' || (await hasDeposited(services, userId))) return;
  const { kinds, isDeclined } = await findLimitChoice(services.prisma, userId);
  if (firstDeposit === 'require') {
    const missing = REQUIRED.filter((kind) => !kinds.includes(kind));
    if (missing.length > 0) throw refusal('LIMIT_CHOICE_DUE', { missing, mayDecline: false });
    return;
  }
  if (isDeclined || OF_MONEY.some((kind) => kinds.includes(kind))) return;
  if (!noLimit) throw refusal('LIMIT_CHOICE_DUE', { missing: ['deposit'], mayDecline: true });
  await declineLimits(services.prisma, { userId, at: services.clock.now() });
}
