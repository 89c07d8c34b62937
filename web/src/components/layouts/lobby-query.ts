import { useLocation, useSearchParams } from 'react-router-dom';

export const LOBBY_PATH = '/games';

/** Whether the lobby is shown, whose search field filters the page. */
export function useIsLobby(): boolean {
  return useLocation().pathname === LOBBY_PATH;
}

/** The lobby's query in the address; changes replace the history entry. */
export function useLobbyQuery(): [query: string, change: (query: string) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (query: string) => {
    // Based on the latest change, because the rendered address lags behind quick changes.
    const next = new URLSearchParams(window.location.search);
    if (query === '') next.delete('q');
    else next.set('q', query);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return [search.get('q') ?? '', change];
}
