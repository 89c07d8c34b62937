import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Column } from '@/components/ui/data-table.tsx';
import type { AuditRow } from '../lib/api/contract-types.ts';
import { TimeText } from './cells.tsx';

/** The columns of the log, here and on the page of a player. */
export function useAuditColumns(): readonly Column<AuditRow>[] {
  const { t } = useTranslation('office');
  return [
    { id: 'at', head: t('list.at'), cell: ({ at }) => <TimeText at={at} /> },
    { id: 'staff', head: t('log.staff'), cell: ({ staff }) => <b>{staff.name}</b> },
    { id: 'action', head: t('log.action'), cell: ({ action }) => t(`log.actions.${action}`) },
    {
      id: 'subject',
      head: t('log.subject'),
      from: 'tablet',
      cell: ({ subjectKind, subjectId }) => (
        <span className="stacked">
          <span>{t(`log.subjects.${subjectKind}`)}</span>
          <small className="mono text-3 ellipsis long-cell">{subjectId}</small>
        </span>
      ),
    },
    {
      id: 'reason',
      head: t('log.reason'),
      from: 'desktop',
      cell: ({ reason }) => <span className="ellipsis long-cell text-2">{reason || '—'}</span>,
    },
    {
      id: 'sealed',
      head: t('log.hashChain'),
      from: 'tablet',
      cell: ({ sealed }) =>
        sealed ? (
          <span className="sealed d-inline-flex align-items-center text-mint fs-sm fw-semibold text-decoration-none">
            <Lock size={13} />
            {t('log.chained')}
          </span>
        ) : (
          <span className="text-3">{t('log.unchained')}</span>
        ),
    },
  ];
}
