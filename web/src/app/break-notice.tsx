import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/components/ui/error-boundary.tsx';
import { lazyWithRetry } from '@/lib/browser/lazy-with-retry.ts';
import { usePlayBreak } from '@/lib/session/play-break.ts';

const BreakBanner = lazyWithRetry(
  () => import('@/features/safer-play/components/break-banner.tsx'),
  ['safer-play'],
);
const BreakCard = lazyWithRetry(
  () => import('@/features/safer-play/components/break-card.tsx'),
  ['safer-play'],
);

/** The banner of a player on a break; its code loads for them alone. The home page has a card instead. */
export function BreakNotice() {
  const until = usePlayBreak();
  const isHome = useLocation().pathname === '/home';
  if (until === null || isHome) return null;
  return (
    <ErrorBoundary failure={() => null}>
      <Suspense>
        <BreakBanner until={until} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** In the place of the home page's promotions. */
export function BreakNoticeCard({ until }: { readonly until: string }) {
  return (
    <ErrorBoundary failure={() => null}>
      <Suspense>
        <BreakCard until={until} />
      </Suspense>
    </ErrorBoundary>
  );
}
