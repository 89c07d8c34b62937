import '../records.css';
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Pager } from '@/components/ui/pager.tsx';
import { Tabs, tabId } from '@/components/ui/segmented.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { Transaction } from '@/lib/contract-types.ts';
import { pageCount } from '@/lib/page-window.ts';
import { RECORDS_PAGE_SIZE, useRecords } from '../api/use-records.ts';
import {
  firstPage,
  type RecordKind,
  type RecordQuery,
  readQuery,
  recordKinds,
  writeQuery,
} from '../record-query.ts';
import { RecordFilterRow } from './record-filter-row.tsx';
import { RecordList } from './record-list.tsx';
import { TransactionDrawer } from './transaction-drawer.tsx';

const kindIcons = { deposits: ArrowDownToLine, withdrawals: ArrowUpFromLine } as const;

/** Deposits and withdrawals behind two tabs; what is open and its filters live in the address. */
export function Records() {
  const { t } = useTranslation();
  const panelId = useId();
  const [search, setSearch] = useSearchParams();
  const query = readQuery(search);
  const { kind } = query;
  const show = (next: RecordQuery) =>
    setSearch(writeQuery(next), { replace: true, preventScrollReset: true });
  return (
    <section className="panel records" aria-label={t('wallet.records.title')}>
      <Tabs
        className="records-tabs"
        label={t('wallet.records.title')}
        panelId={panelId}
        value={kind}
        onChange={(next) => show(firstPage(next))}
        segments={recordKinds.map((value) => ({ value, label: <KindLabel kind={value} /> }))}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, kind)}>
        <RecordsOf key={kind} query={query} onChange={show} />
      </div>
    </section>
  );
}

function KindLabel({ kind }: { readonly kind: RecordKind }) {
  const { t } = useTranslation();
  const Icon = kindIcons[kind];
  return (
    <>
      <Icon size={16} aria-hidden="true" />
      {t(`wallet.records.${kind}`)}
    </>
  );
}

type RecordsOfProps = {
  readonly query: RecordQuery;
  readonly onChange: (query: RecordQuery) => void;
};

/** One kind of records, newest first, a page at a time, each with its details in a drawer. */
function RecordsOf({ query, onChange }: RecordsOfProps) {
  const { t } = useTranslation();
  const [picked, setPicked] = useState<Transaction | null>(null);
  const records = useRecords(query);
  const total = records.data?.total ?? 0;
  // The details follow a refresh of the list for as long as the order is on this page.
  const isPicked = (row: Transaction) => row.transactionId === picked?.transactionId;
  const opened = picked && (records.data?.list.find(isPicked) ?? picked);
  return (
    <>
      <header className="records-head">
        <RecordFilterRow query={query} onChange={onChange} />
      </header>
      <RecordList query={query} records={records} opened={opened} onOpen={setPicked} />
      {records.data === undefined && records.isFetching && (
        <div className="records-foot" aria-hidden="true">
          <Skeleton width="72px" height="14px" radius="6px" />
        </div>
      )}
      {total > 0 && (
        <div className="records-foot">
          <span className="num" aria-live="polite">
            {t('wallet.records.count', { count: total })}
          </span>
          <Pager
            page={query.page}
            pages={pageCount(total, RECORDS_PAGE_SIZE)}
            onPage={(page) => onChange({ ...query, page })}
          />
        </div>
      )}
      <TransactionDrawer transaction={opened} onHide={() => setPicked(null)} />
    </>
  );
}
