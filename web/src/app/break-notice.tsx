import { Suspense } from 'react';
import { ErrorBoundary } from '@/components/ui/error-boundary.tsx';
import { lazyWithRetry } from '@/lib/browser/lazy-with-retry.ts';
import { usePlayBreak } from '@/lib/session/play-break.ts';

const BreakBanner = lazyWithRetry(
  () => import('@/features/safer-play/components/break-banner.tsx'),
  ['safer-play'],
);

/** The banner of a player on a break; its code loads for them alone. */
export function BreakNotice() {
  const until = usePlayBreak();
  if (until === null) return null;
  return (
    <ErrorBoundary failure={() => null}>
      <Suspense>
        <BreakBanner until={until} />
      </Suspense>
    </ErrorBoundary>
  );
}
