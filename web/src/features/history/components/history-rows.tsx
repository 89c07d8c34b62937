import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useLanguage } from '@/i18n/language.ts';
import type { HistoryRow } from '@/lib/contract-types.ts';
import { formatDateTime } from '@/lib/date-time.ts';
import { HISTORY_PAGE_SIZE } from '../api/use-history.ts';
import { HistoryAmount, HistoryStatusMark, VerifyLink } from './history-marks.tsx';
import { SubjectPicture, useSubject } from './history-subject.tsx';
import type { HistoryListing } from './history-table.tsx';

/** History as rows, for phones. */
export function HistoryRows({ list, isStale }: HistoryListing) {
  return (
    <ul className={`history-rows ${isStale ? 'is-stale' : ''}`}>
      {list.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </ul>
  );
}

function Row({ row }: { readonly row: HistoryRow }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const subject = useSubject();
  const time = formatDateTime({ at: row.createTime, language, style: 'short' });
  const type = row.kind === 'game' && row.type !== null ? t(`history.type.${row.type}`) : null;
  return (
    <li className="history-row">
      <SubjectPicture row={row} />
      <span className="history-row-words">
        <b className="two-lines">{subject(row)}</b>
        <span className="num">{type === null ? time : `${type} · ${time}`}</span>
      </span>
      <span className="history-row-end">
        <HistoryAmount row={row} />
        {row.kind === 'transaction' && <HistoryStatusMark status={row.status} />}
        {row.kind === 'game' && row.walletType !== null && (
          <span className="history-quiet">
            {t('history.walletOf', { currency: row.walletType })}
          </span>
        )}
        <VerifyLink row={row} />
      </span>
    </li>
  );
}

const placeholderRows = Array.from({ length: HISTORY_PAGE_SIZE }, (_, index) => index);

export function HistoryRowsSkeleton() {
  return (
    <div className="history-rows" aria-busy="true">
      {placeholderRows.map((row) => (
        <div key={row} className="history-row">
          <Skeleton className="flex-shrink-0" width="36px" height="40px" radius="10px" />
          <span className="history-row-words">
            <Skeleton width="130px" height="14px" radius="6px" />
            <Skeleton width="110px" height="11px" radius="5px" />
          </span>
          <Skeleton width="76px" height="16px" radius="6px" />
        </div>
      ))}
    </div>
  );
}
