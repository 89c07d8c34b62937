import { Suspense } from 'react';
import { ErrorBoundary } from '@/components/ui/error-boundary.tsx';
import { lazyWithRetry } from '@/lib/lazy-with-retry.ts';
import { useSession } from '@/lib/session.ts';
import { PlayersRowSkeleton } from './players-row-skeleton.tsx';

const PlayersRow = lazyWithRetry(() => import('./players-row.tsx'));

/** What a player played, or may begin with; guests have no such row and never load its code. */
export function ContinuePlaying() {
  if (useSession() === null) return null;
  return (
    // The page does without the row rather than without itself.
    <ErrorBoundary failure={() => null}>
      <Suspense fallback={<PlayersRowSkeleton />}>
        <PlayersRow />
      </Suspense>
    </ErrorBoundary>
  );
}
