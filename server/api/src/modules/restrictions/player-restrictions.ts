import { isMarket, type Market, marketRules } from '../../contract/markets.ts';
import { isCurrency } from '../../contract/money.ts';
import type { LimitKind, LimitPeriod } from '../../contract/safer-play.ts';
import type { Block } from '../../http/request-context.ts';
import type { RestrictionsContext } from './context.ts';
import { type Exclusion, isExcluded, untilView } from './exclusion.ts';
import { isMoneyLimitKind, type MoneyLimit } from './limit-budget.ts';
import type { PlayInterval } from './play-time.ts';
import type { StoredRestrictionLimit, StoredRestrictions } from './restrictions.queries.ts';

const TTL_MS = 1000;
/**
 * From this time after a change of limits each entry of the player carries them: the calls and the
 * statements that were under way have ended.
 */
export const CARRIED_AFTER_MS = 10_000;

/** What restricts a player, at one moment. It is loaded once for each call. */
export type PlayerRestrictions = Exclusion & {
  readonly userId: string;
  readonly market: Market;
  readonly timeOutUntil: Date | null;
  /** Those of losses and stakes; a removed one goes on counting, and so does one of deposits. */
  readonly playLimits: readonly MoneyLimit[];
  readonly depositLimits: readonly MoneyLimit[];
  /** Minutes of play on a day; `null` for no limit. */
  readonly timeLimitMinutes: number | null;
  /** The kinds of limits that hold. */
  readonly limitedKinds: ReadonlySet<LimitKind>;
  /** Whether the player chose to deposit without a limit. */
  readonly hasDeclinedLimits: boolean;
  /** Of what is stored of it; the ledger refuses an entry that was checked by an older one. */
  readonly restrictionsVersion: number;
  /** Minutes of play after which a reality check is due; 0 for never. */
  readonly realityCheckMinutes: number;
  readonly realityCheckedAt: Date | null;
  /** The session of play that goes on; `null` also where no restriction depends on time. */
  readonly playSession: PlayInterval | null;
  /** Milliseconds in play on the day (UTC); 0 also where no restriction depends on time. */
  readonly playedTodayMs: number;
  /** When the player last staked in a market with rules for it; `null` also where none needs it. */
  readonly lastStakeAt: Date | null;
};

/**
 * What restricts the player now: the account's row, the limits where there are some, and the time in
 * play where it counts. On PostgreSQL each of these is a query.
 */
export async function loadPlayerRestrictions(
  context: RestrictionsContext,
  userId: string,
): Promise<PlayerRestrictions> {
  const { limits, ...stored } = await loadStored(context, userId);
  const { market, limitAskedAt, hasLimits: _inLimits, ...account } = stored;
  if (!isMarket(market)) throw new Error(`the player ${userId} is in an unknown market: ${market}`);
  const timeLimit = limits.find(({ kind }) => kind === 'time')?.amountMinor ?? null;
  const ofMoney = limits.flatMap((limit) => moneyLimit(limit) ?? []);
  const restrictions = {
    ...account,
    userId,
    market,
    playLimits: ofMoney.filter(({ kind }) => kind !== 'deposit'),
    depositLimits: ofMoney.filter(({ kind }) => kind === 'deposit'),
    timeLimitMinutes: timeLimit === null ? null : Number(timeLimit),
    limitedKinds: new Set(
      limits.flatMap(({ kind, amountMinor }) => (amountMinor === null ? [] : (kind as LimitKind))),
    ),
    hasDeclinedLimits: limitAskedAt !== null,
  };
  const { idleEndMs } = marketRules[market];
  const lastStakeAt = idleEndMs === null ? null : await context.queries.lastStakeAt(userId);
  return { ...restrictions, ...(await playTime(context, restrictions)), lastStakeAt };
}

async function loadStored(
  { recent, queries, clock }: RestrictionsContext,
  userId: string,
): Promise<StoredRestrictions> {
  const nowMs = clock.now().getTime();
  const known = recent?.get(userId);
  if (known && nowMs - known.readAtMs < TTL_MS) return known.stored;
  const account = await queries.account(userId);
  const limits = account.hasLimits ? await queries.limits(userId) : [];
  const stored = { ...account, limits };
  recent?.set(userId, { stored, readAtMs: nowMs });
  return stored;
}

async function playTime(
  { playSessions }: RestrictionsContext,
  restrictions: Parameters<typeof isTimed>[0] & { readonly userId: string },
): Promise<Pick<PlayerRestrictions, 'playSession' | 'playedTodayMs'>> {
  if (!isTimed(restrictions)) return { playSession: null, playedTodayMs: 0 };
  const { userId, timeLimitMinutes } = restrictions;
  const playSession = await playSessions.current(userId);
  const playedTodayMs = timeLimitMinutes === null ? 0 : await playSessions.todayMs(userId);
  return { playSession, playedTodayMs };
}

/** They were changed: this process reads them again, and so do the player's pages. */
export function restrictionsChanged(
  { recent, events }: Pick<RestrictionsContext, 'recent' | 'events'>,
  userId: string,
): void {
  recent?.delete(userId);
  events.publish({ type: 'restrictions-changed', userId });
}

/**
 * The data of ACCOUNT_BLOCKED while the player is self-excluded or in a time-out: neither plays nor
 * deposits. `null` when the account is open.
 */
export function blockAt(
  restrictions: Exclusion & Pick<PlayerRestrictions, 'timeOutUntil'>,
  now: Date,
): Block | null {
  if (isExcluded(restrictions, now)) {
    return { until: untilView(restrictions.returnsAt ?? restrictions.selfExcludedUntil) };
  }
  const { timeOutUntil } = restrictions;
  return timeOutUntil !== null && timeOutUntil > now ? { until: untilView(timeOutUntil) } : null;
}

/** Whether the player's time in play has to be exact: on every node, and after a crash. */
export function isTimed({
  timeLimitMinutes,
  realityCheckMinutes,
}: Pick<PlayerRestrictions, 'timeLimitMinutes' | 'realityCheckMinutes'>): boolean {
  return timeLimitMinutes !== null || realityCheckMinutes > 0;
}

function moneyLimit({
  kind,
  period,
  currency,
  ...limit
}: StoredRestrictionLimit): MoneyLimit | null {
  if (!isMoneyLimitKind(kind) || currency === null || !isCurrency(currency)) return null;
  return { ...limit, kind, period: period as LimitPeriod, currency };
}
