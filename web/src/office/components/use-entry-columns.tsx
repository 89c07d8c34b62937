import { useTranslation } from 'react-i18next';
import type { Column } from '@/components/ui/data-table.tsx';
import { useFormat } from '@/lib/i18n/use-format.ts';
import type { LedgerEntry } from '../lib/api/contract-types.ts';
import { TimeText } from './cells.tsx';

/**
 * The columns of a list of entries.
 * @param uid the player whose accounts the amount is of; without one it is the sum of the debits
 */
export function useEntryColumns(uid?: string): readonly Column<LedgerEntry>[] {
  const { t } = useTranslation('office');
  return [
    {
      id: 'id',
      head: t('ledger.entry'),
      cell: ({ id, kind }) => (
        <span className="stacked">
          <b>{kind}</b>
          <small className="mono text-3">{`#${id}`}</small>
        </span>
      ),
    },
    { id: 'at', head: t('list.at'), cell: ({ createdAt }) => <TimeText at={createdAt} /> },
    {
      id: 'about',
      head: t('ledger.about'),
      from: 'tablet',
      cell: ({ gameId, roundId, key }) => (
        <span className="stacked">
          <span className="ellipsis long-cell">{gameId ?? key}</span>
          {roundId !== null && (
            <small className="mono text-3 ellipsis long-cell id-cell">{roundId}</small>
          )}
        </span>
      ),
    },
    {
      id: 'amount',
      head: t('list.amount'),
      isNumber: true,
      cell: (entry) => <EntryAmounts entry={entry} uid={uid} />,
    },
  ];
}

type EntryAmountsProps = { readonly entry: LedgerEntry; readonly uid: string | undefined };

/** What the entry changed, one line for each currency. */
function EntryAmounts({ entry, uid }: EntryAmountsProps) {
  const { money } = useFormat();
  const own = `player/${uid}/`;
  const sums = new Map<LedgerEntry['postings'][number]['walletType'], number>();
  for (const { account, walletType, amount } of entry.postings) {
    const counts = uid === undefined ? amount > 0 : account.startsWith(own);
    if (counts) sums.set(walletType, (sums.get(walletType) ?? 0) + amount);
  }
  return (
    <span className="stacked num align-items-end text-end">
      {[...sums].map(([walletType, amount]) => (
        <span key={walletType}>
          {money(amount, walletType, { sign: uid === undefined ? 'auto' : 'always' })}
        </span>
      ))}
    </span>
  );
}
