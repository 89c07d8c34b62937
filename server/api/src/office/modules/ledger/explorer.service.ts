import type { z } from 'zod';
import { currencies, toMajor } from '../../../contract/money.ts';
import { AppError } from '../../../core/app-error.ts';
import { pageFor, rowsOf, withinRange } from '../../../core/page-of.ts';
import { ledgerKeyParts } from '../../../ledger/ledger-key.ts';
import type { OfficeContext } from '../../context.ts';
import type { ledger as contract } from '../../contract/ledger.ts';
import { entryView } from './entries.mapper.ts';
import {
  type EntryWindow,
  entriesByIds,
  entryIdsByText,
  findEntry,
  type IdPage,
  isPlayer,
  pageOfEntries,
  pageOfPlayerEntries,
} from './explorer.repository.ts';

type Calls = typeof contract;
type Input<Call extends keyof Calls> = z.output<Calls[Call]['input']>;
type Output<Call extends keyof Calls> = z.output<Calls[Call]['output']>;

const RELATED_MAX = 50;

/** The sum of every account in each currency that has one. */
export async function trialBalance({
  ledger,
  clock,
}: OfficeContext): Promise<Output<'trialBalance'>> {
  const at = clock.now();
  const sums = await ledger.readings.trialBalance();
  const rows = currencies.flatMap((walletType) => {
    const own = sums.filter(({ currency }) => currency === walletType);
    if (own.length === 0) return [];
    const major = (minor: bigint) => toMajor(minor, walletType);
    const sumOf = (account: string) =>
      major(own.find((sum) => sum.account === account)?.amountMinor ?? 0n);
    return {
      walletType,
      house: sumOf('house'),
      bank: sumOf('bank'),
      promotion: sumOf('promotion'),
      fees: sumOf('fees'),
      adjustments: sumOf('adjustments'),
      available: sumOf('available'),
      frozen: sumOf('frozen'),
      // Bonus money is not apart from other money of a player.
      bonus: 0,
      sum: major(own.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)),
    };
  });
  return { at: at.toISOString(), rows };
}

/** Entries by key, round, order number or player, the newest first; all without a text. */
export async function searchEntries(
  context: OfficeContext,
  { q, sort, ...page }: Input<'entries'>,
): Promise<Output<'entries'>> {
  const { prisma, clock } = context;
  const now = clock.now();
  const window = { ...rowsOf(page), created: withinRange(page), sort };
  if (q === '') {
    const { rows, total } = await pageOfEntries(prisma, window);
    return pageFor(page, { list: rows.map(entryView), total, now });
  }
  const { ids, total } = await idsOf(context, { text: q, window });
  const entries = await entriesByIds(prisma, ids);
  return pageFor(page, { list: entries.map(entryView), total, now });
}

async function idsOf(
  { prisma }: OfficeContext,
  { text, window }: { text: string; window: EntryWindow },
): Promise<IdPage> {
  if (await isPlayer(prisma, text)) {
    const all = { currency: undefined, kind: undefined };
    return pageOfPlayerEntries(prisma, { userId: text, ...all, ...window });
  }
  const newestFirst = await entryIdsByText(prisma, { text, created: window.created });
  const ids = window.sort === 'oldest' ? newestFirst.reverse() : newestFirst;
  return { ids: ids.slice(window.skip, window.skip + window.take), total: ids.length };
}

/** An entry with what belongs to it. @throws NOT_FOUND */
export async function getEntry(context: OfficeContext, id: string): Promise<Output<'entry'>> {
  const { prisma, ledger } = context;
  const entry = await findEntry(prisma, BigInt(id));
  if (!entry) throw new AppError('NOT_FOUND');
  const subject = entry.roundId ?? orderOf(entry.key);
  const ids = subject === null ? [] : await entryIdsByText(prisma, { text: subject, created: {} });
  const others = ids.filter((one) => one !== entry.id).reverse();
  const related = await entriesByIds(prisma, others.slice(0, RELATED_MAX));
  return {
    entry: entryView(entry),
    requestHash: entry.requestHash,
    tags: [...(await ledger.readings.tagsOfEntry(entry.id))],
    related: related
      // Round ids are a provider's own: the game distinguishes equal ones.
      .filter(({ gameId, userId }) => gameId === entry.gameId && userId === entry.userId)
      .map(entryView),
  };
}

/** The number of the order that an entry moved money for; `null` for another key. */
function orderOf(key: string): string | null {
  const [of, order] = ledgerKeyParts(key);
  return (of === 'withdraw' || of === 'deposit') && order !== undefined ? order : null;
}
