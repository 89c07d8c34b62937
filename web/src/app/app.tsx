import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '@/components/ui/error-boundary.tsx';
import { PageFailure } from '@/components/ui/failure.tsx';
import { ToastHost } from '@/components/ui/toast-host.tsx';
import { queryClient } from '@/lib/api/query-client.ts';
import { lazyWithRetry } from '@/lib/browser/lazy-with-retry.ts';

import { FreshLogin } from './fresh-login.tsx';
import { GlobalModals } from './modals.tsx';
import { AppRoutes } from './router.tsx';

/** Loads after the page, which does not wait for it. */
const UpdatePrompt = lazyWithRetry(() => import('@/components/ui/update-prompt.tsx'));

/** The player client: one query cache, one router, the global modals and the toasts. */
export function App() {
  return (
    <ErrorBoundary failure={(retry) => <PageFailure retry={retry} isFullWindow />}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <AppRoutes />
          <GlobalModals />
          <FreshLogin />
          <ErrorBoundary failure={() => null}>
            <Suspense>
              <UpdatePrompt />
            </Suspense>
          </ErrorBoundary>
          <ToastHost />
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
