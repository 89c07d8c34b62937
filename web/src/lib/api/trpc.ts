import type { AppRouter } from '@fairhall/api/contract/router';
import { createTRPCClient } from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import { currentLanguage } from '@/i18n/language.ts';
import { openModal } from '@/lib/browser/window-events.ts';
import { currentSession, endSession } from '@/lib/session/session.ts';
import { envelopeLink } from './envelope-link.ts';
import { transportTexts } from './error-text.ts';
import { freshLoginLink, requestFreshLogin } from './fresh-login.ts';
import { pageLink } from './page-link.ts';
import { queryClient } from './query-client.ts';

/** Calls outside of React, as `api.user.logout.mutate({})`. */
export const api = createTRPCClient<AppRouter>({
  links: [
    freshLoginLink(requestFreshLogin),
    pageLink(),
    envelopeLink({
      baseUrl: '/api',
      token: () => currentSession()?.token ?? null,
      language: currentLanguage,
      texts: transportTexts,
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
