import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '@/components/ui/error-boundary.tsx';
import { ToastHost } from '@/components/ui/toast-host.tsx';
import { Failure } from './components/failure.tsx';
import { queryClient } from './lib/api/office-client.ts';
import { useSessionState } from './lib/session/office-session.ts';
import { LoginPage } from './login/login-page.tsx';
import { Shell } from './shell/shell.tsx';

/** The back office: the login, and the frame with the pages after it. */
export function OfficeApp() {
  return (
    <ErrorBoundary failure={(retry) => <Failure onRetry={retry} />}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <LoginOrShell />
          <ToastHost />
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

function LoginOrShell() {
  const { session, end } = useSessionState();
  if (session === null) return <LoginPage end={end} />;
  return <Shell key={session.staff.id} session={session} />;
}
