import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '@/components/ui/error-boundary.tsx';
import { PageFailure } from '@/components/ui/failure.tsx';
import { ToastHost } from '@/components/ui/toast-host.tsx';
import { UpdatePrompt } from '@/components/ui/update-prompt.tsx';
import { queryClient } from '@/lib/query-client.ts';

import { GlobalModals } from './modals.tsx';
import { AppRoutes } from './router.tsx';

/** The player client: one query cache, one router, the global modals and the toasts. */
export function App() {
  return (
    <ErrorBoundary failure={(retry) => <PageFailure retry={retry} isWholeWindow />}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <AppRoutes />
          <GlobalModals />
          <UpdatePrompt />
          <ToastHost />
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
