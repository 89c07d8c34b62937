import { GameType } from '../../contract/enums.ts';
import { marketRules, slotStakeMaxMinor } from '../../contract/markets.ts';
import { type Currency, toMajor } from '../../contract/money.ts';
import type { LaunchRules } from '../../contract/provider.ts';
import { refusal } from '../../core/app-error.ts';
import type { Budget, Entry, StakeRule } from '../../ledger/port.ts';
import { limitBudgets } from './limit-budget.ts';
import { type Refused, reachedTimeLimit } from './limit-refusal.ts';
import { blockAt, type PlayerRestrictions } from './player-restrictions.ts';
import { nextCheck } from './reality-check.ts';

const MINUTE_MS = 60_000;

/** A game in one of the player's wallets; the type is unknown for a game without a catalogue entry. */
export type BetGame = { readonly gameType: GameType | undefined; readonly currency: Currency };

/** A bet, with the entry that takes its stake. */
export type Bet = BetGame & { readonly entry: Entry & { readonly userId: string } };

/** What the ledger enforces when it takes a stake: the player's limits, and the market's rule. */
export type Enforced = {
  readonly budgets: readonly Budget[];
  readonly stakeRule?: StakeRule | undefined;
};

/**
 * Whether the player's restrictions allow a new bet. Pure: everything it depends on is in the snapshot.
 * @returns why the first of them refuses it, or what the ledger must enforce
 */
export function checkBet(restrictions: PlayerRestrictions, bet: Bet): Refused | Enforced {
  const { entry } = bet;
  const now = entry.occurredAt;

  const block = blockAt(restrictions, now);
  if (block) return { error: refusal('ACCOUNT_BLOCKED', block), limit: null };

  const checkAt = nextCheck(restrictions, restrictions.playSession);
  if (checkAt !== null && checkAt <= now) {
    return { error: refusal('REALITY_CHECK_DUE'), limit: null };
  }

  const { timeLimitMinutes, playedTodayMs } = restrictions;
  if (timeLimitMinutes !== null && playedTodayMs >= timeLimitMinutes * MINUTE_MS) {
    return reachedTimeLimit({ timeLimitMinutes, playedTodayMs, now });
  }

  return {
    budgets: limitBudgets(restrictions.playLimits, entry),
    stakeRule: stakeRule(restrictions, bet),
  };
}

/** The most of a round in minor units; `null` where the market has none. */
function roundStakeMax(
  { market }: Pick<PlayerRestrictions, 'market'>,
  { gameType, currency }: BetGame,
): bigint | null {
  return gameType === GameType.slot ? slotStakeMaxMinor(market, currency) : null;
}

/** Least time between the stakes of two rounds, by the type of the game; 0 for none. */
function roundGapMs({ market }: Pick<PlayerRestrictions, 'market'>, { gameType }: BetGame): number {
  const { roundGapMs: gaps } = marketRules[market];
  return gameType === GameType.slot ? gaps.slot : gaps.other;
}

/** Whether the market has a rule for stakes, which may depend on the type of the game. */
export function hasStakeRule({ market }: Pick<PlayerRestrictions, 'market'>): boolean {
  const { roundGapMs: gaps, slotStakeMax, idleEndMs } = marketRules[market];
  return gaps.slot > 0 || gaps.other > 0 || slotStakeMax !== null || idleEndMs !== null;
}

function stakeRule(restrictions: PlayerRestrictions, game: BetGame): StakeRule | undefined {
  if (!hasStakeRule(restrictions)) return undefined;
  return {
    gapMs: roundGapMs(restrictions, game),
    roundMaxMinor: roundStakeMax(restrictions, game),
  };
}

/** The rules of a launch for its game, as `/provider/authenticate` returns them. */
export function launchRules(
  restrictions: Pick<PlayerRestrictions, 'market'>,
  game: BetGame,
): LaunchRules {
  const { autoplay, stakeRaises, quickPlay, idleEndMs } = marketRules[restrictions.market];
  const maxMinor = roundStakeMax(restrictions, game);
  const stakeMax = maxMinor === null ? null : toMajor(maxMinor, game.currency);
  const gapMs = roundGapMs(restrictions, game);
  return { autoplay, stakeRaises, quickPlay, roundGapMs: gapMs, stakeMax, idleEndMs };
}

/** Whether a launch ended because its player staked nothing for the time that the market allows. */
export function isLaunchIdle(
  { market, lastStakeAt }: Pick<PlayerRestrictions, 'market' | 'lastStakeAt'>,
  { issuedAt, now }: { issuedAt: Date; now: Date },
): boolean {
  const { idleEndMs } = marketRules[market];
  if (idleEndMs === null) return false;
  const activeMs = Math.max(issuedAt.getTime(), lastStakeAt?.getTime() ?? 0);
  return now.getTime() - activeMs >= idleEndMs;
}
