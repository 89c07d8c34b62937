import type { ReactNode } from 'react';
import { isWaitingOffline } from '@/lib/api/online.ts';
import { ErrorState } from './error-state.tsx';
import { OfflineState } from './offline-state.tsx';

/** The fields of a query's result that the view uses. */
export type QueryOf<Data> = {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly fetchStatus: string;
  readonly refetch: () => Promise<unknown>;
};

type QueryViewProps<Data> = {
  readonly query: QueryOf<Data>;
  /** The consequence of the failure, where the error's message is not enough. */
  readonly failure?: { readonly title?: string; readonly text?: string };
  /** Shown until the data is loaded. */
  readonly skeleton: ReactNode;
  /** True when the replacement of the data needs a panel of its own. */
  readonly isPanel?: boolean;
  readonly children: (data: Data) => ReactNode;
};

/**
 * The data of a query, or in its place the error with a retry, the offline state, or a skeleton.
 */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, failure, skeleton, isPanel = false, children } = props;
  if (query.data !== undefined) return children(query.data);
  if (query.error === null && !isWaitingOffline(query)) return skeleton;
  const problem =
    query.error === null ? (
      <OfflineState />
    ) : (
      <ErrorState
        {...failure}
        error={query.error}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  return isPanel ? <section className="panel">{problem}</section> : problem;
}
