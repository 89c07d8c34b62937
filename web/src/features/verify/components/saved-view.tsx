import type { ReactNode } from 'react';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Loading } from '@/components/ui/loading.tsx';
import { type QueryOf, QueryView } from '@/components/ui/query-view.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { isApiError } from '@/lib/api/api-error.ts';

type SavedViewProps<Data> = {
  readonly query: QueryOf<Data>;
  /** Shown for an id that the player's history lacks. */
  readonly unknown: { readonly title: string; readonly text: string };
  readonly children: (data: Data) => ReactNode;
};

/** A saved round or event, once it is loaded. */
export function SavedView<Data>({ query, unknown, children }: SavedViewProps<Data>) {
  if (query.data === undefined && isApiError(query.error, 'NOT_FOUND')) {
    return <ErrorState {...unknown} />;
  }
  const skeleton = (
    <Loading>
      <Skeleton height="320px" radius="12px" />
    </Loading>
  );
  return (
    <QueryView query={query} skeleton={skeleton}>
      {children}
    </QueryView>
  );
}
