import type { OfficeEventData } from '@fairhall/api/office/contract/events';
import { followLiveStream } from '@/lib/api/live-stream.ts';
import { sharedValue } from '@/lib/browser/shared-value.ts';
import { currentSession, endSession, onSessionChange } from '../session/office-session.ts';
import type { Overview } from './contract-types.ts';
import { office, queryClient } from './office-client.ts';

type OfficeEvent =
  | { readonly name: 'withdrawal' | 'deposit'; readonly data: object }
  | { readonly name: 'health'; readonly data: OfficeEventData<'health'> };

const isOpen = sharedValue(false);

/** Whether the events arrive now. */
export const useIsLive = isOpen.use;

/** Keeps the pages current with the events of the server, for the lifetime of the page. */
export function startLiveOffice(): void {
  followLiveStream<OfficeEvent>({
    name: 'office-live',
    url: '/office/events',
    session: { read: staffSession, onChange: onSessionChange },
    eventNames: ['withdrawal', 'deposit', 'health'],
    onEvent: applyEvent,
    // What changed while there was no stream is loaded again.
    onResumed: () => void queryClient.invalidateQueries({ refetchType: 'active' }),
    onOpenChange: isOpen.write,
    onUnauthorized: (_, token) => {
      if (currentSession()?.token === token) endSession('expired');
    },
  });
}

function staffSession() {
  const session = currentSession();
  return session && { token: session.token, userId: session.staff.id };
}

function applyEvent(event: OfficeEvent): void {
  switch (event.name) {
    case 'withdrawal':
      refresh(office.withdrawals.pathFilter());
      refresh(office.overview.pathFilter());
      return;
    case 'deposit':
      refresh(office.deposits.pathFilter());
      refresh(office.overview.pathFilter());
      return;
    case 'health':
      queryClient.setQueriesData<Overview>(office.overview.get.queryFilter(), (shown) =>
        shown === undefined ? shown : { ...shown, health: event.data },
      );
  }
}

function refresh(filter: Parameters<typeof queryClient.invalidateQueries>[0]): void {
  void queryClient.invalidateQueries(filter);
}
