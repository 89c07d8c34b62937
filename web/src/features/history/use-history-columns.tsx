import { useTranslation } from 'react-i18next';
import { CurrencyRoundel } from '@/components/ui/currency-roundel.tsx';
import type { Column } from '@/components/ui/data-table.tsx';
import { ReplayLink } from '@/components/ui/replay-link.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { HistoryRow } from '@/lib/api/contract-types.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import {
  HistoryAmount,
  HistoryReturn,
  HistoryStatusDot,
  VerifyLink,
} from './components/history-cells.tsx';
import { HistoryReason, SubjectPicture, useSubject } from './components/history-subject.tsx';
import type { HistoryKind } from './history-filter.ts';

/** The columns that a kind of history has, in their order. */
const namesOf = {
  game: ['subject', 'time', 'wallet', 'amount', 'returned', 'status', 'verify'],
  transaction: ['subject', 'time', 'wallet', 'amount', 'status'],
  adjustment: ['subject', 'time', 'wallet', 'amount'],
  browse: ['subject', 'time'],
} as const satisfies Record<HistoryKind, readonly string[]>;

const isOfGames = (kind: HistoryKind) => kind === 'game' || kind === 'browse';

/** History as a table. */
export function useHistoryColumns(kind: HistoryKind): readonly Column<HistoryRow>[] {
  const { t } = useTranslation(['app', 'history']);
  const { dateTime } = useFormat();
  const subject = useSubject();
  const columns: readonly Column<HistoryRow>[] = [
    {
      id: 'subject',
      head: t(isOfGames(kind) ? 'history:column.game' : 'history:column.what'),
      cell: (row) => (
        <span className="mw-320 fw-semibold d-flex align-items-center gap-3">
          <SubjectPicture row={row} />
          <span className="min-w-0 d-flex flex-column gap-0-5">
            <span className="ellipsis">{subject(row)}</span>
            <HistoryReason row={row} />
          </span>
        </span>
      ),
      skeleton: <SubjectSkeleton />,
    },
    {
      id: 'time',
      head: t('history:column.time'),
      className: 'history-quiet num',
      cell: (row) => dateTime(row.createTime, 'full'),
      skeleton: '168px',
    },
    {
      id: 'wallet',
      head: t('history:column.wallet'),
      cell: ({ walletType }) =>
        walletType !== null && (
          <span className="fw-semibold d-inline-flex align-items-center gap-2">
            <CurrencyRoundel currency={walletType} sizePx={22} />
            {walletType}
          </span>
        ),
      skeleton: '58px',
    },
    {
      id: 'amount',
      head: t(kind === 'game' ? 'history:type.bet' : 'history:column.amount'),
      className: 'text-end',
      cell: (row) => <HistoryAmount row={row} />,
      skeleton: '64px',
    },
    {
      id: 'returned',
      head: t('history:column.returned'),
      className: 'text-end',
      cell: (row) => <HistoryReturn row={row} />,
      skeleton: '64px',
    },
    {
      id: 'status',
      head: t('history:column.status'),
      cell: ({ status }) => <HistoryStatusDot status={status} />,
      skeleton: '92px',
    },
    {
      id: 'verify',
      head: <span className="visually-hidden">{t('history:verify')}</span>,
      className: 'text-end',
      cell: (row) => (
        <span className="d-inline-flex align-items-center gap-2">
          <ReplayLink {...row} className="history-verify fs-sm text-nowrap" />
          <VerifyLink row={row} />
        </span>
      ),
    },
  ];
  const names: readonly string[] = namesOf[kind];
  return columns.filter(({ id }) => names.includes(id));
}

function SubjectSkeleton() {
  return (
    <span className="mw-320 fw-semibold d-flex align-items-center gap-3">
      <Skeleton className="flex-shrink-0" width="36px" height="40px" radius="10px" />
      <Skeleton width="112px" height="14px" radius="6px" />
    </span>
  );
}
