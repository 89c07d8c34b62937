import type { AppRouter } from '@fairhall/api/contract/router';
import { createTRPCClient } from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import { i18n } from '@/i18n/i18n.ts';
import { currentLanguage } from '@/i18n/language.ts';
import { envelopeLink } from './envelope-link.ts';
import { freshLoginLink, requestFreshLogin } from './fresh-login.ts';
import { queryClient } from './query-client.ts';
import { currentSession, endSession } from './session.ts';
import { openModal } from './window-events.ts';

/** The specification's text for an error status without a text of its own. */
function statusText(status: number) {
  if (status === 403) return 'errors.forbidden';
  if (status === 404) return 'errors.notFound';
  return status === 500 ? 'errors.internal' : 'errors.requestFailed';
}

/** Calls outside of React, as `api.user.logout.mutate({})`. */
export const api = createTRPCClient<AppRouter>({
  links: [
    freshLoginLink(requestFreshLogin),
    envelopeLink({
      baseUrl: '/api',
      token: () => currentSession()?.token ?? null,
      language: currentLanguage,
      texts: {
        network: () => i18n.t('errors.network'),
        timeout: () => i18n.t('errors.timeout'),
        failed: (status) => i18n.t(statusText(status)),
      },
      onUnauthorized: ({ token, reason }) => {
        // A response to an old token does not concern the current session.
        if (token !== (currentSession()?.token ?? null)) return;
        endSession(reason);
        openModal('show-login-modal');
      },
    }),
  ],
});

/** Options for TanStack Query, as `useQuery(trpc.wallets.list.queryOptions({}))`. */
export const trpc = createTRPCOptionsProxy<AppRouter>({ client: api, queryClient });
