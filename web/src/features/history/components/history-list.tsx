import { Gamepad2, MousePointerClick, ReceiptText, Scale, SearchX } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RecordList } from '@/components/records/record-list.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { openModal } from '@/lib/browser/window-events.ts';
import { selectedWallet } from '@/lib/money/selected-wallet.ts';
import { useDepositPause } from '@/lib/session/play-break.ts';
import { useHistory } from '../api/use-history.ts';
import { type HistoryFilter, type HistoryKind, unfiltered } from '../history-filter.ts';
import { useHistoryColumns } from '../use-history-columns.tsx';
import { HistoryRowCard, HistoryRowSkeleton } from './history-row.tsx';

type HistoryListProps = {
  readonly filter: HistoryFilter;
  readonly onChange: (filter: HistoryFilter) => void;
};

/** A page of the history. */
export function HistoryList({ filter, onChange }: HistoryListProps) {
  const { t } = useTranslation(['app', 'history']);
  return (
    <RecordList
      records={useHistory(filter)}
      search={filter}
      onPage={(page) => onChange({ ...filter, page })}
      keyOf={({ id }) => id}
      failure={{ title: t('history:failed'), text: t('history:failedText') }}
      noMatch={<NoMatch filter={filter} onChange={onChange} />}
      none={<None kind={filter.kind} />}
      count={(count) => t('history:count', { count })}
      tableClassName="history-table"
      columns={useHistoryColumns(filter.kind)}
      row={(row) => <HistoryRowCard row={row} />}
      rowSkeleton={<HistoryRowSkeleton />}
    />
  );
}

function NoMatch({ filter, onChange }: HistoryListProps) {
  const { t } = useTranslation(['app', 'history']);
  return (
    <EmptyState
      icon={<SearchX size={30} />}
      title={t('history:empty.filtered')}
      text={t('history:empty.filteredText')}
      action={
        <Button size="sm" variant="secondary" onClick={() => onChange(unfiltered(filter))}>
          {t('records.clearFilters')}
        </Button>
      }
    />
  );
}

const emptyIcons = {
  game: Gamepad2,
  transaction: ReceiptText,
  adjustment: Scale,
  browse: MousePointerClick,
} as const;

function None({ kind }: { readonly kind: HistoryKind }) {
  const { t } = useTranslation(['app', 'history']);
  const Icon = emptyIcons[kind];
  return (
    <EmptyState
      icon={<Icon size={30} />}
      title={t(`history:empty.${kind}`)}
      text={t(`history:empty.${kind}Text`)}
      action={<NoneAction kind={kind} />}
    />
  );
}

/** What would make the first row; a player makes no adjustment. */
function NoneAction({ kind }: { readonly kind: HistoryKind }) {
  const { t } = useTranslation(['app', 'history']);
  const pause = useDepositPause();
  if (kind === 'adjustment') return null;
  if (kind === 'transaction') {
    return (
      <Button
        size="sm"
        variant="secondary"
        {...pause}
        onClick={() => openModal('show-deposit-modal', { walletType: selectedWallet() })}
      >
        {t('history:empty.transactionAction')}
      </Button>
    );
  }
  return (
    <Link className="btn btn-secondary btn-sm" to="/games">
      {t(`history:empty.${kind}Action`)}
    </Link>
  );
}
