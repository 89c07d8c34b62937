import type { OfficeRouter } from '@fairhall/api/office/contract/router';
import { currentLanguage } from '@/i18n/language.ts';
import { callsOf, optionsOf, type SendCall } from '@/lib/api/calls.ts';
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

const sendToOffice = envelopeLink({
  baseUrl: '/office',
  token: () => currentSession()?.token ?? null,
  language: currentLanguage,
  texts: transportTexts,
  onUnauthorized: ({ token }) => {
    // A response to an old token does not concern the current session.
    if (token !== null && token === currentSession()?.token) endSession('expired');
  },
});

/** Calls of the office have a group of their own in the tables of the contract. */
const send: SendCall = pageLink((call) => sendToOffice({ ...call, path: `office/${call.path}` }));

/** Calls outside of React, as `officeApi.session.logout.mutate({})`. */
export const officeApi = callsOf<OfficeRouter>(send);

/** Options for TanStack Query, as `useQuery(office.overview.get.queryOptions({}))`. */
export const office = optionsOf<OfficeRouter>(send);
