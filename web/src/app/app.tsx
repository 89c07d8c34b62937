import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { ToastHost } from '@/components/ui/toast-host.tsx';
import { queryClient } from '@/lib/query-client.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { GlobalModals } from './modals.tsx';
import { AppRoutes } from './router.tsx';

/** The player client: one query cache, one router, the global modals and the toasts. */
export function App() {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <AppRoutes />
          <GlobalModals />
          <ToastHost />
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
