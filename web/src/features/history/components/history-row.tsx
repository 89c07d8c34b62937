import { useTranslation } from 'react-i18next';
import { ReplayLink } from '@/components/ui/replay-link.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { HistoryRow } from '@/lib/api/contract-types.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { HistoryAmount, HistoryReturn, HistoryStatusDot, VerifyLink } from './history-cells.tsx';
import { HistoryReason, SubjectPicture, useSubject } from './history-subject.tsx';

/** A row of the history on phones. */
export function HistoryRowCard({ row }: { readonly row: HistoryRow }) {
  const { t } = useTranslation(['app', 'history']);
  const { dateTime } = useFormat();
  const subject = useSubject();
  return (
    <div className="history-row d-flex align-items-center gap-3 border-bottom border-line">
      <SubjectPicture row={row} />
      <span className="history-row-words flex-1 min-w-0 d-flex flex-column">
        <b className="two-lines fs-md fw-650 lh-18">{subject(row)}</b>
        <HistoryReason row={row} />
        <span className="num text-3 fs-xs lh-16">{dateTime(row.createTime, 'short')}</span>
      </span>
      <span className="history-row-end d-flex flex-column align-items-end gap-1">
        <HistoryAmounts row={row} />
        {row.kind === 'transaction' && <HistoryStatusDot status={row.status} />}
        {(row.kind === 'game' || row.kind === 'adjustment') && row.walletType !== null && (
          <span className="history-quiet">
            {t('history:walletOf', { currency: row.walletType })}
          </span>
        )}
        <span className="d-flex gap-4">
          <ReplayLink {...row} className="history-verify fs-sm text-nowrap" />
          <VerifyLink row={row} />
        </span>
      </span>
    </div>
  );
}

/** The stake of a round and its return, with their names: there is no head of a column. */
function HistoryAmounts({ row }: { readonly row: HistoryRow }) {
  const { t } = useTranslation(['app', 'history']);
  if (row.winAmount === undefined) return <HistoryAmount row={row} />;
  return (
    <span className="history-amounts d-grid align-items-baseline row-gap-0 column-gap-2 text-end">
      <span className="history-quiet">{t('history:type.bet')}</span>
      <HistoryAmount row={row} />
      <span className="history-quiet">{t('history:column.returned')}</span>
      <HistoryReturn row={row} />
    </span>
  );
}

export function HistoryRowSkeleton() {
  return (
    <div className="history-row d-flex align-items-center gap-3 border-bottom border-line">
      <Skeleton className="flex-shrink-0" width="36px" height="40px" radius="10px" />
      <span className="history-row-words flex-1 min-w-0 d-flex flex-column">
        <Skeleton width="130px" height="14px" radius="6px" />
        <Skeleton width="110px" height="11px" radius="5px" />
      </span>
      <Skeleton width="76px" height="16px" radius="6px" />
    </div>
  );
}
