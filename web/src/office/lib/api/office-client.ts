import type { OfficeRouter } from '@fairhall/api/office/contract/router';
import { createTRPCClient, type TRPCLink } from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import { currentLanguage } from '@/i18n/language.ts';
import { envelopeLink } from '@/lib/api/envelope-link.ts';
import { transportTexts } from '@/lib/api/error-text.ts';
import { newQueryClient } from '@/lib/api/new-query-client.ts';
import { pageLink } from '@/lib/api/page-link.ts';
import { currentSession, endSession, onSessionChange } from '../session/office-session.ts';

const STALE_AFTER_MS = 10_000;

/** The queries of the back office. */
export const queryClient = newQueryClient(STALE_AFTER_MS);

// The next member of staff at this machine must not see what the last one loaded.
onSessionChange(() => {
  if (currentSession() === null) queryClient.clear();
});

/** Calls of the office have a group of their own in the tables of the contract. */
const officeCalls: TRPCLink<OfficeRouter> =
  () =>
  ({ next, op }) =>
    next({ ...op, path: `office/${op.path}` });

/** Calls outside of React, as `officeApi.session.logout.mutate({})`. */
export const officeApi = createTRPCClient<OfficeRouter>({
  links: [
    pageLink(),
    officeCalls,
    envelopeLink({
      baseUrl: '/office',
      token: () => currentSession()?.token ?? null,
      language: currentLanguage,
      texts: transportTexts,
      onUnauthorized: ({ token }) => {
        // A response to an old token does not concern the current session.
        if (token !== null && token === currentSession()?.token) endSession('expired');
      },
    }),
  ],
});

/** Options for TanStack Query, as `useQuery(office.overview.get.queryOptions({}))`. */
export const office = createTRPCOptionsProxy<OfficeRouter>({ client: officeApi, queryClient });
