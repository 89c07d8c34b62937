import type { z } from 'zod';
import { isCurrency, toMajor } from '../../../contract/money.ts';
import { OWN_PROVIDER_ID } from '../../../contract/own-provider.ts';
import { limitKinds, limitPeriods } from '../../../contract/safer-play.ts';
import { parseCurrency } from '../../../core/currency-input.ts';
import { pageFor, rowsOf, withinRange } from '../../../core/page-of.ts';
import { gameNames } from '../../../modules/games/index.ts';
import type { PlayedRound } from '../../../modules/history/index.ts';
import { proofOf } from '../../../modules/play/index.ts';
import { listLimits, pendingAt, type StoredLimit } from '../../../modules/restrictions/index.ts';
import type { OfficeContext } from '../../context.ts';
import type { players as contract } from '../../contract/players.ts';
import { auditLog } from '../audit/audit-log.service.ts';
import { entryView } from '../ledger/entries.mapper.ts';
import { entriesByIds, pageOfPlayerEntries } from '../ledger/explorer.repository.ts';
import { pageOfLimitChanges, pageOfSessions } from './players.repository.ts';
import { breakView, requirePlayer } from './players.service.ts';

type Calls = typeof contract;
type Input<Call extends keyof Calls> = z.output<Calls[Call]['input']>;
type Output<Call extends keyof Calls> = z.output<Calls[Call]['output']>;

/** The ledger's entries of a player. @throws NOT_FOUND, UNKNOWN_CURRENCY */
export async function playerEntries(
  context: OfficeContext,
  { uid, walletType, kind, ...page }: Input<'entries'>,
): Promise<Output<'entries'>> {
  const { prisma, clock } = context;
  const currency = walletType === undefined ? undefined : parseCurrency(walletType);
  await requirePlayer(context, uid);
  const created = withinRange(page);
  const query = { userId: uid, currency, kind, created, ...rowsOf(page) };
  const { ids, total } = await pageOfPlayerEntries(prisma, query);
  const entries = await entriesByIds(prisma, ids);
  return pageFor(page, { list: entries.map(entryView), total, now: clock.now() });
}

/**
 * The rounds of a player by their first stake, with the address of their proof.
 * @throws NOT_FOUND
 */
export async function playerRounds(
  context: OfficeContext,
  { uid, ...page }: Input<'rounds'>,
): Promise<Output<'rounds'>> {
  const { prisma, history, clock } = context;
  await requirePlayer(context, uid);
  const filter = { walletType: undefined, type: undefined, status: undefined };
  const { startTime, endTime, asOf } = page;
  const { gte: from, lt: until } = withinRange({ startTime, endTime });
  const pageEnd = withinRange({ asOf }).lt;
  const query = { userId: uid, ...filter, from, until, pageEnd, ...rowsOf(page) };
  const { rows, total } = await history.listRounds(query);
  const names = await gameNames(
    prisma,
    rows.flatMap(({ gameId }) => gameId ?? []),
  );
  const { games } = await context.games.catalogue.get();
  const byId = new Map(games.map((game) => [game.gameId, game]));
  const list = rows.map((round) => {
    const game = byId.get(round.gameId ?? '');
    return {
      ...roundView(round),
      gameName: names.get(round.gameId ?? '') ?? round.gameId ?? '',
      verifyUrl: verifyUrl(context, { round, proofUrl: game?.proofUrl ?? null }),
      replayUrl: game?.replayUrl ? context.play.replayUrl(round.entryId) : null,
      isOwn: game?.providerId === OWN_PROVIDER_ID,
    };
  });
  return pageFor(page, { list, total, now: clock.now() });
}

function roundView(round: PlayedRound) {
  const { entryId, roundId, gameId, currency, stakeMinor, returnedMinor, wonMinor } = round;
  if (!isCurrency(currency)) throw new Error(`entry ${entryId} is in no known currency`);
  return {
    entryId: entryId.toString(),
    roundId,
    gameId: gameId ?? '',
    walletType: currency,
    stake: toMajor(stakeMinor - returnedMinor, currency),
    win: toMajor(wonMinor, currency),
    createdAt: round.createdAt.toISOString(),
  };
}

function verifyUrl(
  { settings }: OfficeContext,
  { round: { roundId }, proofUrl }: { round: PlayedRound; proofUrl: string | null },
): string | null {
  if (proofUrl === null || roundId === null) return null;
  return new URL(proofOf(proofUrl, roundId), settings.origins.web).href;
}

/** The logins of a player. @throws NOT_FOUND */
export async function playerSessions(
  context: OfficeContext,
  { uid, ...page }: Input<'sessions'>,
): Promise<Output<'sessions'>> {
  const { prisma, clock } = context;
  await requirePlayer(context, uid);
  const { rows, total } = await pageOfSessions(prisma, {
    uid,
    created: withinRange(page),
    ...rowsOf(page),
  });
  const now = clock.now();
  const list = rows.map(({ id, createdAt, expiresAt, endedAt, endReason, ...login }) => {
    // A later login ends expired sessions, too.
    const isExpired = expiresAt <= (endedAt ?? now);
    return {
      id,
      at: createdAt.toISOString(),
      device: login.deviceText,
      network: login.isNewAddress ? ('new' as const) : ('known' as const),
      expiresAt: expiresAt.toISOString(),
      endedAt: (isExpired ? expiresAt : endedAt)?.toISOString() ?? null,
      endReason: isExpired ? 'EXPIRED' : endReason,
    };
  });
  return pageFor(page, { list, total, now });
}

/** The limits of a player with their history, and a break. @throws NOT_FOUND */
export async function playerLimits(
  context: OfficeContext,
  { uid, ...page }: Input<'limits'>,
): Promise<Output<'limits'>> {
  const { prisma, clock } = context;
  const player = await requirePlayer(context, uid);
  const now = clock.now();
  const [limits, changes] = await Promise.all([
    listLimits(prisma, uid),
    pageOfLimitChanges(prisma, { uid, at: withinRange(page), ...rowsOf(page) }),
  ]);
  return {
    limits: limits.map((limit) => limitView(limit, now)),
    realityCheckMinutes: player.realityCheckMinutes,
    ...breakView(player, now),
    history: pageFor(page, { list: changes.rows.map(changeView), total: changes.total, now }),
  };
}

/** An amount of money, or the minutes of a time limit. */
function limitAmount(minor: bigint | null, currency: string | null): number | null {
  if (minor === null) return null;
  return currency !== null && isCurrency(currency) ? toMajor(minor, currency) : Number(minor);
}

function limitView(limit: StoredLimit, now: Date): Output<'limits'>['limits'][number] {
  const { kind, period, amountMinor, currency, setAt } = limit;
  const pending = pendingAt(limit, now);
  return {
    kind,
    period,
    amount: limitAmount(amountMinor, currency),
    walletType: currency,
    setAt: setAt.toISOString(),
    pending: pending && {
      amount: limitAmount(pending.amountMinor, currency),
      requestedAt: pending.requestedAt.toISOString(),
    },
  };
}

type StoredChange = Awaited<ReturnType<typeof pageOfLimitChanges>>['rows'][number];

function changeView(change: StoredChange): Output<'limits'>['history']['list'][number] {
  const { id, action, fromMinor, toMinor, currency, by, at } = change;
  const kind = limitKinds.find((one) => one === change.kind);
  const period = limitPeriods.find((one) => one === change.period);
  if (!kind || !period) throw new Error(`the change ${id} is of no known limit`);
  return {
    id,
    kind,
    period,
    action,
    from: limitAmount(fromMinor, currency),
    to: limitAmount(toMinor, currency),
    walletType: currency !== null && isCurrency(currency) ? currency : null,
    by,
    at: at.toISOString(),
  };
}

/** What staff did to a player and to what is the player's, the newest first. @throws NOT_FOUND */
export async function playerLog(
  context: OfficeContext,
  { uid, ...page }: Input<'log'>,
): Promise<Output<'log'>> {
  await requirePlayer(context, uid);
  return auditLog(context, { ...page, uid });
}
