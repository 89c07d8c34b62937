import { useLocation, useSearchParams } from 'react-router-dom';
import { filterFromSearch, type LobbyFilter, searchFromFilter } from './lobby-filter.ts';

/**
 * The lobby's filter in the address; changes replace the history entry, so that "back" leaves the
 * lobby.
 */
export function useLobbyFilter(): [LobbyFilter, (change: Partial<LobbyFilter>) => void] {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const filter = filterFromSearch(search);
  const change = (next: Partial<LobbyFilter>) => {
    // Based on the latest change, because the rendered address lags behind quick changes.
    const latest = filterFromSearch(new URLSearchParams(window.location.search));
    const wanted = { ...latest, ...next };
    const isOtherView =
      String(searchFromFilter({ ...wanted, view: latest.view })) ===
      String(searchFromFilter(latest));
    setSearch(searchFromFilter(wanted), {
      replace: true,
      preventScrollReset: true,
      // Another filter starts at its first page; another view shows the same games.
      state: isOtherView ? state : null,
    });
  };
  return [filter, change];
}
