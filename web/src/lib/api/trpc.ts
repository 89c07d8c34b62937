import type { AppRouter } from '@fairhall/api/contract/router';
import { currentLanguage } from '@/i18n/language.ts';
import { openModal } from '@/lib/browser/window-events.ts';
import { currentSession, endSession } from '@/lib/session/session.ts';
import { callsOf, optionsOf } from './calls.ts';
import { envelopeLink } from './envelope-link.ts';
import { transportTexts } from './error-text.ts';
import { freshLoginLink, requestFreshLogin } from './fresh-login.ts';
import { pageLink } from './page-link.ts';

const send = freshLoginLink(
  requestFreshLogin,
  pageLink(
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
  ),
);

/** Calls outside of React, as `api.user.logout.mutate({})`. */
export const api = callsOf<AppRouter>(send);

/** Options for TanStack Query, as `useQuery(trpc.wallets.list.queryOptions({}))`. */
export const trpc = optionsOf<AppRouter>(send);
