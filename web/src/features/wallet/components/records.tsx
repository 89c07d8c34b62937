import '@/styles/segmented.css';
import '@/styles/tables.scss';
import '../records.css';
import { ArrowDownToLine, ArrowUpFromLine, ReceiptText, SearchX } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { RecordList } from '@/components/records/record-list.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Tabs, tabId } from '@/components/ui/segmented.tsx';
import type { Transaction } from '@/lib/api/contract-types.ts';
import { openModal } from '@/lib/browser/window-events.ts';
import { useSelectedWallet } from '@/lib/money/selected-wallet.ts';
import { useDepositPause } from '@/lib/session/play-break.ts';
import { useRecords } from '../api/use-records.ts';
import {
  firstPage,
  type RecordKind,
  type RecordQuery,
  readQuery,
  recordKinds,
  writeQuery,
} from '../record-query.ts';
import { useRecordColumns } from '../use-record-columns.tsx';
import { RecordFilterRow } from './record-filter-row.tsx';
import { RecordRow, RecordRowSkeleton } from './record-row.tsx';
import { TransactionDrawer } from './transaction-drawer.tsx';

const kindIcons = { deposits: ArrowDownToLine, withdrawals: ArrowUpFromLine } as const;

/** Deposits and withdrawals behind two tabs; tab and filters are in the address. */
export function Records() {
  const { t } = useTranslation(['app', 'wallet']);
  const panelId = useId();
  const [search, setSearch] = useSearchParams();
  const query = readQuery(search);
  const { kind } = query;
  const show = (next: RecordQuery) =>
    setSearch(writeQuery(next), { replace: true, preventScrollReset: true });
  return (
    <section
      ref={useShownByLink()}
      className="panel records overflow-hidden"
      aria-label={t('wallet:records.title')}
      tabIndex={-1}
    >
      <Tabs
        className="records-tabs"
        label={t('wallet:records.title')}
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

/** A link to the records shows them; the filters only replace the address. */
function useShownByLink(): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const isLinked = useNavigationType() === 'PUSH';
  const { key, search } = useLocation();
  useEffect(() => {
    if (!isLinked || key === '' || !new URLSearchParams(search).has('records')) return;
    section.current?.scrollIntoView({ block: 'start' });
    section.current?.focus({ preventScroll: true });
  }, [isLinked, key, search]);
  return section;
}

function KindLabel({ kind }: { readonly kind: RecordKind }) {
  const { t } = useTranslation(['app', 'wallet']);
  const Icon = kindIcons[kind];
  return (
    <>
      <Icon size={16} />
      {t(`wallet:records.${kind}`)}
    </>
  );
}

type RecordsOfProps = {
  readonly query: RecordQuery;
  readonly onChange: (query: RecordQuery) => void;
};

/** One kind of records, newest first, a page at a time, each with its details in a drawer. */
function RecordsOf({ query, onChange }: RecordsOfProps) {
  const { t } = useTranslation(['app', 'wallet']);
  const { kind } = query;
  const [picked, setPicked] = useState<Transaction | null>(null);
  const records = useRecords(query);
  // The drawer follows a refetch of the list while the order is on this page.
  const isPicked = (row: Transaction) => row.transactionId === picked?.transactionId;
  const opened = picked && (records.data?.list.find(isPicked) ?? picked);
  return (
    <>
      <header className="records-head d-flex flex-wrap align-items-center justify-content-end row-gap-2-5 column-gap-4">
        <RecordFilterRow query={query} onChange={onChange} />
      </header>
      <RecordList
        records={records}
        search={query}
        onPage={(page) => onChange({ ...query, page })}
        keyOf={({ transactionId }) => transactionId}
        failure={{
          title: t(`wallet:records.failed.${kind}`),
          text: t('wallet:records.failedText'),
        }}
        noMatch={<NoMatch />}
        none={<NoRecords kind={kind} />}
        count={(count) => t('wallet:records.count', { count })}
        tableClassName="records-table"
        columns={useRecordColumns({ kind, onOpen: setPicked })}
        classNameOf={(row) => (isPicked(row) ? 'is-open' : '')}
        row={(record) => <RecordRow record={record} onOpen={setPicked} />}
        rowSkeleton={<RecordRowSkeleton />}
      />
      <TransactionDrawer transaction={opened} onHide={() => setPicked(null)} />
    </>
  );
}

function NoMatch() {
  const { t } = useTranslation(['app', 'wallet']);
  return (
    <EmptyState
      icon={<SearchX size={30} />}
      title={t('wallet:records.noMatch')}
      text={t('wallet:records.noMatchText')}
    />
  );
}

const modals = { deposits: 'show-deposit-modal', withdrawals: 'show-withdraw-modal' } as const;

function NoRecords({ kind }: { readonly kind: RecordKind }) {
  const { t } = useTranslation(['app', 'wallet']);
  const currency = useSelectedWallet();
  const pause = useDepositPause();
  return (
    <EmptyState
      icon={<ReceiptText size={30} />}
      title={t(`wallet:records.empty.${kind}`)}
      text={t(`wallet:records.emptyText.${kind}`)}
      action={
        <Button
          variant="secondary"
          size="sm"
          {...(kind === 'deposits' && pause)}
          onClick={() => openModal(modals[kind], { walletType: currency })}
        >
          {t(`wallet:records.emptyAction.${kind}`, { currency })}
        </Button>
      }
    />
  );
}
