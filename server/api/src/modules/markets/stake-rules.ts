import { GameType } from '../../contract/enums.ts';
import {
  type Market,
  type MarketRules,
  marketRules,
  slotStakeMaxMinor,
} from '../../contract/markets.ts';
import { toMajor } from '../../contract/money.ts';
import type { LaunchRules } from '../../contract/provider.ts';
import { AppError, refusal } from '../../core/app-error.ts';
import { factKey } from '../../ledger/fact-key.ts';
import type { Services } from '../../services.ts';
import type { Launch } from '../play/launch-tokens.ts';
import type { PlayEntry, WithinLimits } from '../safer-play/post-with-limits.ts';
import type { Protection } from '../safer-play/protection.ts';
import { marketIn, marketOf } from './market-of.ts';

/*
 * The rules of a market for stakes. In a market that has some, each stake of a player is numbered by a
 * tag, and no two have the same number: of two stakes that were judged by the same earlier one, the
 * ledger applies one, on whatever nodes and by whatever providers they arrive.
 */

/** Each further try means that another stake of the player was applied meanwhile. */
const TRIES_MAX = 5;
/** So many digits that tags are in the order of their numbers. */
const NUMBER_DIGITS = 12;

type Stake = {
  readonly launch: Launch;
  readonly entry: PlayEntry;
  readonly stakeMinor: bigint;
  readonly protection: Protection;
};

/** The rules of a launch for its game, as `/provider/authenticate` returns them. */
export async function launchRulesOf(services: Services, launch: Launch): Promise<LaunchRules> {
  const market = await marketOf(services, launch.userId);
  const { autoplay, quickPlay, idleEndMs } = marketRules[market];
  const { roundGapMs, stakeMaxMinor } = await gameRulesOf(services, launch, market);
  const stakeMax = stakeMaxMinor === null ? null : toMajor(stakeMaxMinor, launch.walletType);
  return { autoplay, quickPlay, roundGapMs, stakeMax, idleEndMs };
}

/** Whether the launch ended because its player staked nothing for the time that the market allows. */
export async function isLaunchIdle(
  services: Services,
  { launch, protection }: { launch: Launch; protection: Protection },
): Promise<boolean> {
  const { idleEndMs } = marketRules[marketIn(protection)];
  if (idleEndMs === null) return false;
  const last = await lastStakeOf(services, launch.userId);
  const activeMs = Math.max(launch.issuedAt.getTime(), last?.at.getTime() ?? 0);
  return services.clock.now().getTime() - activeMs >= idleEndMs;
}

/**
 * Posts an entry with a stake, once the rules of the player's market allow it. A replay is not judged.
 * @throws AppError 1102 with `max`, 1212 with `waitMs`, 503 under a contention of stakes; as `post`
 */
export async function postByMarket(
  services: Services,
  stake: Stake,
  post: (entry: PlayEntry) => Promise<WithinLimits>,
): Promise<WithinLimits> {
  const { launch, entry, protection } = stake;
  const market = marketIn(protection);
  if (!hasStakeRules(marketRules[market])) return post(entry);
  const { tags = [], mustNotExist = [] } = entry;
  for (let tries = 1; tries <= TRIES_MAX; tries += 1) {
    if (await services.queries.play.hasEntry(entry.key)) return post(entry);
    const last = await lastStakeOf(services, launch.userId);
    await judgeStake(services, { ...stake, market, last });
    const next = stakeTag(launch.userId, (last?.number ?? 0) + 1);
    const posted = await post({
      ...entry,
      tags: [...tags, next],
      mustNotExist: [...mustNotExist, next],
    });
    if (posted.outcome !== 'blocked' || posted.by !== next) return posted;
  }
  throw new AppError('OVERLOADED');
}

function hasStakeRules({ roundGapMs, slotStakeMax, idleEndMs }: MarketRules): boolean {
  return roundGapMs.slot > 0 || roundGapMs.other > 0 || slotStakeMax !== null || idleEndMs !== null;
}

type LastStake = {
  readonly number: number;
  readonly gameId: string;
  readonly roundId: string;
  readonly at: Date;
};

async function judgeStake(
  services: Services,
  {
    launch,
    entry,
    stakeMinor,
    market,
    last,
  }: Omit<Stake, 'protection'> & { readonly market: Market; readonly last: LastStake | null },
): Promise<void> {
  const { roundGapMs, stakeMaxMinor } = await gameRulesOf(services, launch, market);
  const { walletType: currency, userId, gameId } = launch;
  const { roundId = '' } = entry;
  if (stakeMaxMinor !== null) {
    const earlier = await services.queries.play.round({ userId, gameId, roundId, currency });
    if (earlier.stakeMinor + stakeMinor > stakeMaxMinor) {
      throw refusal('AMOUNT_OUT_OF_RANGE', { max: toMajor(stakeMaxMinor, currency) });
    }
  }
  const isSameRound = last?.gameId === gameId && last.roundId === roundId;
  if (last === null || isSameRound) return;
  const waitMs = last.at.getTime() + roundGapMs - entry.occurredAt.getTime();
  // No more than the gap, if the clock of another node is ahead.
  if (waitMs > 0) throw refusal('TOO_SOON', { waitMs: Math.min(waitMs, roundGapMs) });
}

/** The last stake that was posted while the player's market had rules for stakes. */
async function lastStakeOf({ queries }: Services, userId: string): Promise<LastStake | null> {
  const last = await queries.play.lastBelow(factKey('stake', userId));
  return last && { ...last, number: Number(last.tag.slice(-NUMBER_DIGITS)) };
}

function stakeTag(userId: string, number: number): string {
  return factKey('stake', userId, String(number).padStart(NUMBER_DIGITS, '0'));
}

/** Gap and most stake of a round, by the type of the launched game. */
async function gameRulesOf(
  { catalogue }: Services,
  { gameId, walletType }: Launch,
  market: Market,
): Promise<{ readonly roundGapMs: number; readonly stakeMaxMinor: bigint | null }> {
  const { gameTypes } = await catalogue.get();
  const { roundGapMs } = marketRules[market];
  if (gameTypes.get(gameId) !== GameType.slot) {
    return { roundGapMs: roundGapMs.other, stakeMaxMinor: null };
  }
  return { roundGapMs: roundGapMs.slot, stakeMaxMinor: slotStakeMaxMinor(market, walletType) };
}
