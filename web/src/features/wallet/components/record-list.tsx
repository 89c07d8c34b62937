import { ReceiptText, SearchX } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { isWaitingOffline, OfflineState } from '@/components/ui/offline-state.tsx';
import { isReversed } from '@/lib/date-time.ts';
import { useDeviceClass } from '@/lib/device.ts';
import { useSelectedWallet } from '@/lib/selected-wallet.ts';
import { openModal } from '@/lib/window-events.ts';
import type { useRecords } from '../api/use-records.ts';
import { isFiltered, type RecordKind, type RecordQuery } from '../record-query.ts';
import { RecordRows, RecordRowsSkeleton } from './record-rows.tsx';
import { type RecordListing, RecordTable, RecordTableSkeleton } from './record-table.tsx';

type RecordListProps = Pick<RecordListing, 'opened' | 'onOpen'> & {
  readonly query: RecordQuery;
  readonly records: ReturnType<typeof useRecords>;
};

/** The rows in the form that fits the window, or why there are none. */
export function RecordList({ query, records, opened, onOpen }: RecordListProps) {
  const { t } = useTranslation();
  const isMobile = useDeviceClass() === 'mobile';
  const { kind } = query;
  if (isReversed(query.days)) return <NothingMatches />;
  if (records.isError && records.data === undefined) {
    return (
      <ErrorState
        title={t(`wallet.records.failed.${kind}`)}
        error={records.error}
        text={t('wallet.records.failedText')}
        onRetry={() => void records.refetch()}
        retrying={records.isFetching}
      />
    );
  }
  if (isWaitingOffline(records)) return <OfflineState />;
  if (records.data === undefined) {
    return isMobile ? <RecordRowsSkeleton /> : <RecordTableSkeleton kind={kind} />;
  }
  if (records.data.list.length === 0) {
    // A page beyond the last one holds nothing either.
    const isElsewhere = isFiltered(query) || records.data.total > 0;
    return isElsewhere ? <NothingMatches /> : <NothingYet kind={kind} />;
  }
  const { list } = records.data;
  const rows = { kind, list, opened, onOpen, isStale: records.isPlaceholderData };
  return isMobile ? <RecordRows {...rows} /> : <RecordTable {...rows} />;
}

function NothingMatches() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<SearchX size={30} aria-hidden="true" />}
      title={t('wallet.records.noMatch')}
      text={t('wallet.records.noMatchText')}
    />
  );
}

const modals = { deposits: 'show-deposit-modal', withdrawals: 'show-withdraw-modal' } as const;

function NothingYet({ kind }: { readonly kind: RecordKind }) {
  const { t } = useTranslation();
  const currency = useSelectedWallet();
  return (
    <EmptyState
      icon={<ReceiptText size={30} aria-hidden="true" />}
      title={t(`wallet.records.empty.${kind}`)}
      text={t(`wallet.records.emptyText.${kind}`)}
      action={
        <Button
          variant="secondary"
          size="sm"
          onClick={() => openModal(modals[kind], { walletType: currency })}
        >
          {t(`wallet.records.emptyAction.${kind}`, { currency })}
        </Button>
      }
    />
  );
}
