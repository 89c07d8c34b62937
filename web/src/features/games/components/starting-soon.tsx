import { Suspense } from 'react';
import { ErrorBoundary } from '@/components/ui/error-boundary.tsx';
import { lazyWithRetry } from '@/lib/browser/lazy-with-retry.ts';
import { StartingSoonSkeleton } from './starting-soon-skeleton.tsx';

const StartingSoonRow = lazyWithRetry(() => import('./starting-soon-row.tsx'));

/** The next draw, matches and races; not part of the first load. */
export function StartingSoon() {
  return (
    // When the code fails to load, the page omits the row instead of failing.
    <ErrorBoundary failure={() => null}>
      <Suspense fallback={<StartingSoonSkeleton />}>
        <StartingSoonRow />
      </Suspense>
    </ErrorBoundary>
  );
}
