import { isCurrency } from '@fairhall/api/contract/money';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TableFrame } from '@/components/ui/table-frame.tsx';
import { useFormat } from '@/lib/i18n/use-format.ts';
import type { LedgerEntry, ProviderEvent } from '../lib/api/contract-types.ts';
import { TimeText } from './cells.tsx';

/** The entries of the ledger with their postings, which sum to zero. */
export function Entries({ entries }: { readonly entries: readonly LedgerEntry[] }) {
  const { t } = useTranslation('office');
  if (entries.length === 0) return <p className="text-3 small-text">{t('ledger.noEntries')}</p>;
  return (
    <div className="d-flex flex-column gap-4">
      {entries.map((entry) => (
        <EntryCard key={entry.id} entry={entry} />
      ))}
    </div>
  );
}

function EntryCard({ entry }: { readonly entry: LedgerEntry }) {
  return (
    <article className="px-3 py-2-5 border border-line rounded bg-body">
      <header className="d-flex align-items-baseline gap-2-5 mb-1-5 fs-md">
        <Link className="quiet-link mono" to={`/ledger/${entry.id}`}>
          {`#${entry.id}`}
        </Link>
        <b>{entry.kind}</b>
        <span className="ms-auto text-3 fs-xs">
          <TimeText at={entry.createdAt} />
        </span>
      </header>
      <Postings entry={entry} />
    </article>
  );
}

/** The postings of an entry: the account, the type, and the amount with its sign. */
export function Postings({ entry }: { readonly entry: LedgerEntry }) {
  const { t } = useTranslation('office');
  const { money } = useFormat();
  return (
    <TableFrame>
      <table className="postings w-100 fs-sm" aria-label={t('ledger.postings', { id: entry.id })}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('ledger.account')}</th>
            <th scope="col">{t('ledger.type')}</th>
            <th scope="col">{t('list.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {entry.postings.map(({ account, walletType, amount, type }) => (
            <tr key={`${account} ${walletType} ${type} ${amount}`}>
              <td className="mono text-nowrap">{account}</td>
              <td className="text-3 text-nowrap">{type}</td>
              <td className="is-number num text-nowrap">
                {money(amount, walletType, { sign: 'always' })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

/** The events of the payments provider with what became of them. */
export function ProviderEvents({ events }: { readonly events: readonly ProviderEvent[] }) {
  const { t } = useTranslation('office');
  const { money } = useFormat();
  if (events.length === 0) return <p className="text-3 small-text">{t('deposits.noEvents')}</p>;
  return (
    <ul className="event-list m-0 p-0 fs-md list-style-none">
      {events.map(({ eventId, type, amount, walletType, receivedAt, outcome }) => (
        <li className="d-flex align-items-baseline justify-content-between gap-4" key={eventId}>
          <span className="stacked">
            <b>{type}</b>
            <small className="mono wrap-anywhere text-3">{eventId}</small>
          </span>
          <span className="stacked align-items-end text-end">
            <span className="num">
              {isCurrency(walletType)
                ? money(Number(amount), walletType)
                : `${amount} ${walletType}`}
            </span>
            <small className="text-3">
              {outcome} · <TimeText at={receivedAt} />
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}
