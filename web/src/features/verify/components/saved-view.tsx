import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/ui/error-state.tsx';
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
  const { t } = useTranslation();
  if (query.data === undefined && isApiError(query.error, 'NOT_FOUND')) {
    return <ErrorState {...unknown} />;
  }
  const skeleton = (
    <div role="status" aria-label={t('common.loading')}>
      <Skeleton height="320px" radius="12px" />
    </div>
  );
  return (
    <QueryView query={query} skeleton={skeleton}>
      {children}
    </QueryView>
  );
}
