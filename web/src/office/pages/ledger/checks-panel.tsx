import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { StatusDot } from '@/components/ui/status-dot.tsx';
import { TimeText } from '../../components/cells.tsx';
import { Panel } from '../../components/page.tsx';
import { Loaded, TableSkeleton } from '../../components/states.tsx';
import type { LedgerCheck } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';

const SHOWN_CHECKS = 5;
/** A full check runs as a job; its result is looked for at this pace. */
const RUNNING_POLL_MS = 3000;

type Checks = { readonly list: readonly LedgerCheck[] };

/** Checks of the ledger, quick at once or of every entry as a job. */
export function ChecksPanel() {
  const { t } = useTranslation('office');
  const queries = useQueryClient();
  const query = useQuery(
    office.ledger.checks.queryOptions(
      { pageNum: 1, pageSize: SHOWN_CHECKS },
      {
        refetchInterval: ({ state }) =>
          state.data?.list.some(({ finishedAt }) => finishedAt === null) ? RUNNING_POLL_MS : false,
      },
    ),
  );
  const check = useMutation(
    office.ledger.check.mutationOptions({
      onSuccess: () => queries.invalidateQueries(office.ledger.pathFilter()),
    }),
  );
  const start = (full: boolean) => (check.isPending ? undefined : check.mutate({ full }));
  return (
    <Panel
      title={t('ledger.checks')}
      actions={
        <>
          <Button
            size="sm"
            variant="secondary"
            aria-disabled={check.isPending}
            onClick={() => start(false)}
          >
            {t('ledger.checkNow')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-disabled={check.isPending}
            onClick={() => start(true)}
          >
            {t('ledger.checkFull')}
          </Button>
        </>
      }
    >
      <Loaded<Checks> query={query} skeleton={<TableSkeleton rows={3} />}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="panel-note text-2 px-4 py-3-5">{t('ledger.noChecks')}</p>
          ) : (
            <ul className="event-list m-0 px-4 py-1 fs-md list-style-none">
              {list.map((one) => (
                <CheckLine key={one.id} check={one} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

function CheckLine({ check }: { readonly check: LedgerCheck }) {
  const { t } = useTranslation('office');
  const { full, requestedBy, startedAt, finishedAt, breaches } = check;
  return (
    <li className="d-flex align-items-baseline justify-content-between gap-4">
      <span className="stacked">
        <CheckResult check={check} />
        {breaches.map(({ rule, where }) => (
          <small key={`${rule}-${where}`} className="text-coral">
            {rule} · <span className="mono wrap-anywhere">{where}</span>
          </small>
        ))}
      </span>
      <small className="text-3">
        {t(full ? 'ledger.full' : 'ledger.quick')} · {requestedBy?.name ?? t('ledger.bySchedule')} ·{' '}
        <TimeText at={finishedAt ?? startedAt} />
      </small>
    </li>
  );
}

function CheckResult({ check: { finishedAt, breaches } }: { readonly check: LedgerCheck }) {
  const { t } = useTranslation('office');
  if (finishedAt === null) return <StatusDot tone="processing">{t('ledger.running')}</StatusDot>;
  return breaches.length === 0 ? (
    <StatusDot tone="success">{t('health.balanced')}</StatusDot>
  ) : (
    <StatusDot tone="failed">{t('health.breaches', { count: breaches.length })}</StatusDot>
  );
}
