import { toMajor } from '../../../contract/money.ts';
import { parseCurrency } from '../../../core/currency-input.ts';
import type { LedgerEntryView } from '../../contract/fields.ts';
import type { EntryWithPostings } from './entries.repository.ts';

export function entryView(entry: EntryWithPostings): LedgerEntryView {
  const { id, key, kind, userId, gameId, roundId, createdAt, postings } = entry;
  return {
    id: id.toString(),
    key,
    kind,
    uid: userId,
    gameId,
    roundId,
    createdAt: createdAt.toISOString(),
    postings: postings.map(({ account, currency, amountMinor, type }) => {
      const walletType = parseCurrency(currency);
      return { account, walletType, amount: toMajor(amountMinor, walletType), type };
    }),
  };
}
