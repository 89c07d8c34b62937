import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DataTable } from '@/components/ui/data-table.tsx';
import { Fact, Facts } from '@/components/ui/facts.tsx';
import { useLastPresent } from '@/lib/ui/use-last-present.ts';
import type { AuditRow } from '../lib/api/contract-types.ts';
import { TimeText } from './cells.tsx';
import { SideDrawer } from './side-drawer.tsx';

/** The pages of the subjects that have one. */
const pathOf: Partial<Record<AuditRow['subjectKind'], string>> = {
  player: '/players',
  withdrawal: '/withdrawals',
  deposit: '/deposits',
  adjustment: '/adjustments',
  game: '/games',
  ticket: '/support',
};

type AuditDrawerProps = { readonly row: AuditRow | null; readonly onClose: () => void };

/** An act of staff with what it changed. */
export function AuditDrawer({ row, onClose }: AuditDrawerProps) {
  const { t } = useTranslation('office');
  const shown = useLastPresent(row);
  return (
    <SideDrawer
      show={row !== null}
      onHide={onClose}
      title={shown === null ? '' : t(`log.actions.${shown.action}`)}
    >
      {shown !== null && <AuditBody row={shown} />}
    </SideDrawer>
  );
}

function AuditBody({ row }: { readonly row: AuditRow }) {
  const { t } = useTranslation('office');
  const { at, staff, subjectKind, subjectId, uid, reason } = row;
  const { before, after, requestId, sealed } = row;
  const path = pathOf[subjectKind];
  return (
    <>
      <Facts>
        <Fact label={t('list.at')}>
          <TimeText at={at} />
        </Fact>
        <Fact label={t('log.staff')}>{staff.name}</Fact>
        <Fact label={t(`log.subjects.${subjectKind}`)}>
          {path === undefined ? (
            <span className="mono">{subjectId}</span>
          ) : (
            <Link className="quiet-link mono" to={`${path}/${encodeURIComponent(subjectId)}`}>
              {subjectId}
            </Link>
          )}
        </Fact>
        {uid !== null && subjectKind !== 'player' && (
          <Fact label={t('log.subjects.player')}>
            <Link className="quiet-link mono" to={`/players/${encodeURIComponent(uid)}`}>
              {uid}
            </Link>
          </Fact>
        )}
        <Fact label={t('log.reason')}>{reason || '—'}</Fact>
        <Fact label={t('log.request')}>
          <span className="mono">{requestId}</span>
        </Fact>
        <Fact label={t('log.hashChain')} valueClassName={sealed ? 'text-mint' : ''}>
          {t(sealed ? 'log.chained' : 'log.unchained')}
        </Fact>
      </Facts>
      <Changes before={before} after={after} />
    </>
  );
}

type Values = Readonly<Record<string, unknown>>;

/** The changed fields, as they were and as they are. */
function Changes({ before, after }: { readonly before: Values; readonly after: Values }) {
  const { t } = useTranslation('office');
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (fields.length === 0) return null;
  return (
    <section>
      <h3>{t('log.changes')}</h3>
      <DataTable
        label={t('log.changes')}
        className="office-table is-dense"
        columns={[
          { id: 'field', head: t('log.field'), className: 'mono', cell: (field) => field },
          {
            id: 'before',
            head: t('log.before'),
            className: 'wrap text-2',
            cell: (field) => valueText(before[field]),
          },
          {
            id: 'after',
            head: t('log.after'),
            className: 'wrap',
            cell: (field) => valueText(after[field]),
          },
        ]}
        rows={fields}
        keyOf={(field) => field}
      />
    </section>
  );
}

function valueText(value: unknown): string {
  if (value === undefined || value === null) return '—';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
