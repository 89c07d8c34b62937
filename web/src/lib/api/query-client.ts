import { endpoints } from 'virtual:contract-tables';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { i18n } from '@/i18n/i18n.ts';
import { currentSession, onSessionChange } from '@/lib/session/session.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import { isUnauthorized, toApiError } from './api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** True for a form that shows the error in place; no toast then. */
      readonly showsError?: boolean;
    };
  }
}

const STALE_AFTER_MS = 30_000;
/** Reads are retried once after a network error or when the server was overloaded. */
const READ_RETRIES_MAX = 1;

function mayRetry(failures: number, error: unknown): boolean {
  if (failures >= READ_RETRIES_MAX) return false;
  const found = toApiError(error);
  return found?.kind === 'network' || found?.kind === 'timeout' || found?.code === 503;
}

/** The text for an error of any origin: the server's message, otherwise the fallback. */
export function errorText(
  error: unknown,
  fallback: string = i18n.t('errors.requestFailed'),
): string {
  return toApiError(error)?.message || fallback;
}

/**
 * Queries show their errors in place (`ErrorState`); mutations get one toast, unless their form
 * shows the error itself. A 401 gets none: the link logs out and opens the login modal.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: STALE_AFTER_MS, retry: mayRetry, refetchOnWindowFocus: true },
    mutations: { retry: false, networkMode: 'always' },
  },
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => {
      if (isUnauthorized(error) || mutation.meta?.showsError) return;
      showToast({ tone: 'error', title: errorText(error) });
    },
  }),
});

/** Whether a cached response belongs to the player, by the access of its call in the contract. */
function isPrivate(queryKey: readonly unknown[]): boolean {
  const [path] = queryKey;
  return Array.isArray(path) && endpoints[path.join('.')]?.[2] === 'session';
}

let lastUserId = currentSession()?.user.userId;

// The next player of this browser must never see the previous player's balances.
onSessionChange((session) => {
  const userId = session?.user.userId;
  // A renewed token or a changed nickname does not change the player.
  if (userId === lastUserId) return;
  lastUserId = userId;
  const filters = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isPrivate(queryKey),
  };
  void queryClient.cancelQueries(filters);
  if (session) void queryClient.resetQueries(filters);
  else queryClient.removeQueries(filters);
});
