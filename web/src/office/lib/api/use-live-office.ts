import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Overview } from './contract-types.ts';
import { followOffice, type OfficeEvent } from './live-office.ts';
import { office } from './office-client.ts';

/** Keeps the pages current with the events of the server, for as long as the frame is shown. */
export function useLiveOffice(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const ended = new AbortController();
    const refresh = (filter: { readonly queryKey: readonly unknown[] }) =>
      void queries.invalidateQueries({ queryKey: [...filter.queryKey] });
    const onEvent = (event: OfficeEvent) => {
      switch (event.name) {
        case 'withdrawal':
          refresh(office.withdrawals.pathFilter());
          return refresh(office.overview.pathFilter());
        case 'deposit':
          refresh(office.deposits.pathFilter());
          return refresh(office.overview.pathFilter());
        case 'health':
          queries.setQueriesData<Overview>(office.overview.get.queryFilter(), (shown) =>
            shown === undefined ? shown : { ...shown, health: event.data },
          );
          return undefined;
        default:
          return undefined;
      }
    };
    // What changed while there was no stream is loaded again.
    const onOpen = () => void queries.invalidateQueries({ refetchType: 'active' });
    void followOffice({ onEvent, onOpen }, ended.signal);
    return () => ended.abort();
  }, [queries]);
}
