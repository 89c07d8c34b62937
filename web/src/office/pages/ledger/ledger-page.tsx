import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BookOpenText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SearchFilter, SortFilter, searchAndSort } from '../../components/filters.tsx';
import { ListView, PAGE_SIZE } from '../../components/list-view.tsx';
import { Page, Panel } from '../../components/page.tsx';
import { useEntryColumns } from '../../components/use-entry-columns.tsx';
import { office } from '../../lib/api/office-client.ts';
import { useAddress } from '../../lib/browser/use-address.ts';
import { ChecksPanel } from './checks-panel.tsx';
import { TrialBalance } from './trial-balance.tsx';

const SEARCH_LENGTH_MAX = 512;

/** The ledger: its sums, its checks, and the way to any entry. */
export default function LedgerPage() {
  const { t } = useTranslation('office');
  const address = useAddress();
  const columns = useEntryColumns();
  const query = useQuery(
    office.ledger.entries.queryOptions(
      { ...searchAndSort(address), pageNum: address.page, pageSize: PAGE_SIZE },
      { placeholderData: keepPreviousData },
    ),
  );
  return (
    <Page title={t('ledger.title')} isList>
      <TrialBalance />
      <ChecksPanel />
      <Panel
        title={t('withdrawals.entries')}
        actions={
          <>
            <SearchFilter
              label={t('ledger.search')}
              placeholder={t('ledger.searchHint')}
              lengthMax={SEARCH_LENGTH_MAX}
              value={address.get('q')}
              onChange={(q) => address.set({ q })}
            />
            <SortFilter address={address} />
          </>
        }
      >
        <ListView
          query={query}
          label={t('withdrawals.entries')}
          columns={columns}
          keyOf={({ id }) => id}
          linkOf={({ id }) => `/ledger/${id}`}
          empty={{
            icon: <BookOpenText size={28} />,
            title: t('ledger.noEntries'),
            text: t('ledger.noEntriesText'),
          }}
          page={address.page}
          onPage={(page) => address.set({ page })}
        />
      </Panel>
    </Page>
  );
}
