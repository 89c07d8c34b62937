import { Suspense } from 'react';
import { ErrorBoundary } from '@/components/ui/error-boundary.tsx';
import { lazyWithRetry } from '@/lib/browser/lazy-with-retry.ts';
import { useSession } from '@/lib/session/session.ts';
import { PlayersRowSkeleton } from './players-row-skeleton.tsx';

const PlayersRow = lazyWithRetry(() => import('./players-row.tsx'));

/** The player's recent games, or suggestions; guests have no such row and never load its code. */
export function ContinuePlaying() {
  if (useSession() === null) return null;
  return (
    // When the code fails to load, the page omits the row instead of failing.
    <ErrorBoundary failure={() => null}>
      <Suspense fallback={<PlayersRowSkeleton />}>
        <PlayersRow />
      </Suspense>
    </ErrorBoundary>
  );
}
