import { CircleAlert, LockKeyhole, RotateCw, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import type { QueryOf } from '@/components/ui/query-view.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toApiError } from '@/lib/api/api-error.ts';
import { errorText } from '@/lib/api/error-text.ts';
import { isWaitingOffline } from '@/lib/api/online.ts';

type LoadedProps<Data> = {
  readonly query: QueryOf<Data>;
  /** Shown until the data is loaded. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** The data of a query, or in its place the error with a retry, the offline state, or a skeleton. */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error !== null) {
    return (
      <Problem
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return isWaitingOffline(query) ? <WaitingOffline /> : <div aria-busy="true">{skeleton}</div>;
}

type ProblemProps = {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
};

function Problem({ error, isRetrying, onRetry }: ProblemProps) {
  const { t } = useTranslation('office');
  const code = toApiError(error)?.code;
  if (code === 403) return <NoPermission />;
  if (code === 404) {
    return <EmptyState icon={<CircleAlert size={28} />} title={t('states.missing')} />;
  }
  return (
    <div role="alert">
      <EmptyState
        icon={<CircleAlert size={28} />}
        title={t('states.failed')}
        text={errorText(error)}
        action={
          <button
            type="button"
            className="btn btn-sm btn-primary"
            aria-disabled={isRetrying}
            onClick={isRetrying ? undefined : onRetry}
          >
            <RotateCw size={15} />
            {t('states.retry')}
          </button>
        }
      />
    </div>
  );
}

/** In place of what the role of the member of staff does not allow. */
export function NoPermission({ isFullPage = false }: { readonly isFullPage?: boolean }) {
  const { t } = useTranslation('office');
  return (
    <EmptyState
      isFullPage={isFullPage}
      icon={<LockKeyhole size={28} />}
      title={t('states.noPermission')}
      text={t('states.noPermissionText')}
    />
  );
}

function WaitingOffline() {
  const { t } = useTranslation('office');
  return (
    <EmptyState
      icon={<WifiOff size={28} />}
      title={t('states.offline')}
      text={t('states.offlineText')}
    />
  );
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Rows of a table that is loading. */
export function TableSkeleton({ rows = 8 }: { readonly rows?: number }) {
  return (
    <div className="table-skeleton">
      {ROWS.slice(0, rows).map((row) => (
        <div
          className="d-flex align-items-center gap-10 px-4 py-0 border-bottom border-line"
          key={row}
        >
          <Skeleton width="22%" height="14px" radius="6px" />
          <Skeleton width="34%" height="14px" radius="6px" />
          <Skeleton width="14%" height="14px" radius="6px" />
        </div>
      ))}
    </div>
  );
}

/** The blocks of a drawer or a page that is loading, each of its own height. */
export function BlocksSkeleton({ heights }: { readonly heights: readonly number[] }) {
  return (
    <div className="d-flex flex-column gap-4">
      {heights.map((height) => (
        <Skeleton key={height} height={`${height}px`} radius="16px" />
      ))}
    </div>
  );
}
