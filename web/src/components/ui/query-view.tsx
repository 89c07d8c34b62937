import type { ReactNode } from 'react';
import { isWaitingOffline } from '@/lib/online.ts';
import { ErrorState } from './error-state.tsx';
import { OfflineState } from './offline-state.tsx';

/** What the view needs of a query's result. */
export type QueryOf<Data> = {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly fetchStatus: string;
  readonly refetch: () => Promise<unknown>;
};

type QueryViewProps<Data> = {
  readonly query: QueryOf<Data>;
  /** What the failure means, where the error's own words are not enough. */
  readonly failure?: { readonly title?: string; readonly text?: string };
  /** Shown until the data is there. */
  readonly skeleton: ReactNode;
  /** What stands in place of the data needs a panel of its own. */
  readonly isPanel?: boolean;
  readonly children: (data: Data) => ReactNode;
};

/** The data of a query, or in its place the failure with a retry, the lost connection, a skeleton. */
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
