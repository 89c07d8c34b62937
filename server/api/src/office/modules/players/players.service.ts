import type { z } from 'zod';
import { languages } from '../../../contract/enums.ts';
import { isMarket } from '../../../contract/markets.ts';
import { maskAccount, maskEmail, maskText } from '../../../contract/masking.ts';
import { isCurrency, toMajor } from '../../../contract/money.ts';
import { AppError } from '../../../core/app-error.ts';
import { pageFor, rowsOf, withinRange } from '../../../core/page-of.ts';
import { orderTotals } from '../../../modules/history/index.ts';
import { banksOf } from '../../../modules/payments/index.ts';
import { timeOutView, untilView } from '../../../modules/restrictions/index.ts';
import type { OfficeContext } from '../../context.ts';
import type { OfficePlayer, PlayerRow } from '../../contract/player-rows.ts';
import type { players as contract } from '../../contract/players.ts';
import { amountUsd } from '../amounts.ts';
import { staffNames } from '../staff/staff-names.repository.ts';
import { staffRefOf } from '../staff/staff-ref.ts';
import { playerRef } from './player-ref.ts';
import { balancesOf, lastPlayed, searchPlayers } from './player-search.repository.ts';
import { playerState } from './player-state.ts';
import {
  accountsOf,
  bonusesOf,
  countOpenWithdrawals,
  findPlayer,
  notesOf,
  type StoredPlayer,
  securityOf,
} from './players.repository.ts';
import { sumUsd } from './sum-usd.ts';

type Input = z.output<typeof contract.list.input>;

/** The players that match the search text and the filters, those who joined last first. */
export async function listPlayers(
  context: OfficeContext,
  { q, state, market, sort, ...page }: Input,
) {
  const { prisma, clock } = context;
  const now = clock.now();
  const created = withinRange(page);
  const search = { text: q, state, market, sort, now, created, ...rowsOf(page) };
  const { rows, total } = await searchPlayers(prisma, search);
  const ids = rows.map(({ id }) => id);
  const [balances, playedAt] = await Promise.all([
    balancesOf(prisma, ids),
    lastPlayed(prisma, ids),
  ]);
  const list = rows.map((row): PlayerRow => {
    const own = balances.filter(({ userId }) => userId === row.id);
    return {
      ...playerRef(row),
      state: playerState(row, now),
      balanceUsd: sumUsd(
        own.map((one) => ({ ...one, amountMinor: one.availableMinor + one.frozenMinor })),
      ),
      joinedAt: row.createdAt.toISOString(),
      lastPlayedAt: playedAt.get(row.id)?.toISOString() ?? null,
    };
  });
  return pageFor(page, { list, total, now });
}

/** The player with this id. @throws NOT_FOUND */
export async function requirePlayer({ prisma }: OfficeContext, uid: string): Promise<StoredPlayer> {
  const player = await findPlayer(prisma, uid);
  if (!player) throw new AppError('NOT_FOUND');
  return player;
}

/** A player with balances, totals and notes. @throws NOT_FOUND */
export async function getPlayer(context: OfficeContext, uid: string): Promise<OfficePlayer> {
  const { prisma, clock } = context;
  const player = await requirePlayer(context, uid);
  const now = clock.now();
  const [security, playedAt, balances, totals, accounts, openWithdrawals, notes] =
    await Promise.all([
      securityOf(prisma, uid),
      lastPlayed(prisma, [uid]),
      balancesView(context, uid),
      totalsView(context, uid),
      accountsOf(prisma, uid),
      countOpenWithdrawals(prisma, uid),
      notesOf(prisma, uid),
    ]);
  const names = await staffNames(
    prisma,
    notes.map(({ staffId }) => staffId),
  );
  return {
    ...detailsView(player, now),
    ...security,
    lastLoginAt: security.lastLoginAt?.toISOString() ?? null,
    lastPlayedAt: playedAt.get(uid)?.toISOString() ?? null,
    balances,
    totals,
    accounts: accounts.map(({ orderNum, walletType, bankCode, bankAccount }) => ({
      orderNum,
      bankName: bankName({ walletType, bankCode }),
      account: maskAccount(bankAccount),
    })),
    openWithdrawals,
    notes: notes.map(({ id, text, staffId, createdAt }) => ({
      id,
      text,
      by: staffRefOf(staffId, names),
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** The code of a bank that is no longer offered. */
function bankName({ walletType, bankCode }: { walletType: string; bankCode: string }): string {
  const banks = isCurrency(walletType) ? banksOf(walletType) : [];
  return banks.find((bank) => bank.bankCode === bankCode)?.bankName ?? bankCode;
}

/** What is stored with the player. */
function detailsView(player: StoredPlayer, now: Date) {
  const { id: uid, email, phone, address, currency, language, market } = player;
  if (!isCurrency(currency)) throw new Error(`the player ${uid} has no known currency`);
  return {
    uid,
    nickName: player.nickName,
    email: maskEmail(email),
    phone: phone === null ? null : maskText(phone),
    address: address === null ? null : maskText(''),
    country: player.country,
    currency,
    language: languages.find((one) => one === language) ?? ('en' as const),
    market: isMarket(market) ? market : ('open' as const),
    state: playerState(player, now),
    ...breakView(player, now),
    inviteCode: player.inviteCode,
    joinedAt: player.createdAt.toISOString(),
  };
}

/** The time-out and the exclusion that hold now; the end of one without an end is `null`. */
export function breakView(
  player: Pick<StoredPlayer, 'timeOutUntil' | 'selfExcludedUntil' | 'returnsAt'>,
  now: Date,
) {
  const isOut = playerState(player, now) === 'excluded';
  return {
    timeOutUntil: timeOutView(player.timeOutUntil, now),
    selfExcludedUntil: isOut ? untilView(player.selfExcludedUntil) : null,
  };
}

async function balancesView(
  { prisma }: OfficeContext,
  uid: string,
): Promise<OfficePlayer['balances']> {
  const balances = await balancesOf(prisma, [uid]);
  return balances.flatMap(({ currency, availableMinor, frozenMinor }) =>
    isCurrency(currency)
      ? {
          walletType: currency,
          available: toMajor(availableMinor, currency),
          frozen: toMajor(frozenMinor, currency),
          availableUsd: amountUsd({ amountMinor: availableMinor, currency }),
        }
      : [],
  );
}

async function totalsView(context: OfficeContext, userId: string): Promise<OfficePlayer['totals']> {
  const { prisma, wallets } = context;
  const query = { userId, walletType: undefined, from: undefined, until: undefined };
  const [{ deposits, withdrawals }, played, bonuses] = await Promise.all([
    orderTotals(prisma, query),
    wallets.loadPlayTotals({ userId }),
    bonusesOf(prisma, userId),
  ]);
  const wins = played.filter(({ type }) => type === 'win');
  const stakes = played
    .filter(({ type }) => type !== 'win')
    .map((total) => ({ ...total, amountMinor: -total.amountMinor }));
  return {
    depositsUsd: sumUsd(deposits),
    withdrawalsUsd: sumUsd(withdrawals),
    stakesUsd: sumUsd(stakes),
    winsUsd: sumUsd(wins),
    bonusesUsd: sumUsd(bonuses),
  };
}
