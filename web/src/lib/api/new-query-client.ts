import { MutationCache, QueryClient } from '@tanstack/react-query';
import { showToast } from '@/lib/ui/toasts.ts';
import { isUnauthorized, toApiError } from './api-error.ts';
import { errorText } from './error-text.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** True for a form that shows the error in place; no toast then. */
      readonly showsError?: boolean;
    };
  }
}

/** Reads are retried once after a network error or when the server was overloaded. */
const READ_RETRIES_MAX = 1;

function mayRetry(failures: number, error: unknown): boolean {
  if (failures >= READ_RETRIES_MAX) return false;
  const found = toApiError(error);
  return found?.kind === 'network' || found?.kind === 'timeout' || found?.code === 503;
}

/**
 * The queries of a client. They show their errors in place (`ErrorState`); mutations get one toast,
 * unless their form shows the error itself. A 401 gets none: the link ends the session.
 * @param staleAfterMs age after which a shown response is loaded again, in milliseconds
 */
export function newQueryClient(staleAfterMs: number): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: staleAfterMs, retry: mayRetry, refetchOnWindowFocus: true },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        if (isUnauthorized(error) || mutation.meta?.showsError) return;
        showToast({ tone: 'error', title: errorText(error) });
      },
    }),
  });
}
