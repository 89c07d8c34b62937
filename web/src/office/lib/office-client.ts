import type { OfficeRouter } from '@fairhall/api/office/contract/router';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { createTRPCClient, type TRPCLink } from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import { i18n } from '@/i18n/i18n.ts';
import { currentLanguage } from '@/i18n/language.ts';
import { isUnauthorized, toApiError } from '@/lib/api-error.ts';
import { envelopeLink } from '@/lib/envelope-link.ts';
import { showToast } from '@/lib/toasts.ts';
import { currentSession, endSession, onSessionChange } from './office-session.ts';

const STALE_AFTER_MS = 10_000;
/** A read is repeated once after a network error. */
const READ_RETRIES_MAX = 1;

/** The text for an error of any origin: the server's message, otherwise a general one. */
export function errorText(error: unknown): string {
  return toApiError(error)?.message || i18n.t('errors.requestFailed');
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_AFTER_MS,
      retry: (failures, error) =>
        failures < READ_RETRIES_MAX && toApiError(error)?.kind === 'network',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => {
      if (isUnauthorized(error) || mutation.meta?.showsError) return;
      showToast({ tone: 'error', title: errorText(error) });
    },
  }),
});

// The next member of staff at this machine must not see what the last one loaded.
onSessionChange(() => {
  if (currentSession() === null) queryClient.clear();
});

/** Calls of the office have a group of their own in the tables of the contract. */
const officeCalls: TRPCLink<OfficeRouter> =
  () =>
  ({ next, op }) =>
    next({ ...op, path: `office/${op.path}` });

function statusText(status: number) {
  if (status === 403) return 'errors.forbidden';
  return status === 404 ? 'errors.notFound' : 'errors.requestFailed';
}

/** Calls outside of React, as `officeApi.session.logout.mutate({})`. */
export const officeApi = createTRPCClient<OfficeRouter>({
  links: [
    officeCalls,
    envelopeLink({
      baseUrl: '/office',
      token: () => currentSession()?.token ?? null,
      language: currentLanguage,
      texts: {
        network: () => i18n.t('errors.network'),
        timeout: () => i18n.t('errors.timeout'),
        failed: (status) => i18n.t(statusText(status)),
      },
      onUnauthorized: ({ token }) => {
        // A response to an old token does not concern the current session.
        if (token !== null && token === currentSession()?.token) endSession('expired');
      },
    }),
  ],
});

/** Options for TanStack Query, as `useQuery(office.overview.get.queryOptions({}))`. */
export const office = createTRPCOptionsProxy<OfficeRouter>({ client: officeApi, queryClient });
