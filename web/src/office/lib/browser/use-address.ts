import { useSearchParams } from 'react-router-dom';

type Changes = Readonly<Record<string, string | number | undefined>>;

/**
 * The filters of a list in the address, so that a reload, a link and the way back show the same rows. A
 * changed filter leads to the first page.
 */
export function useAddress() {
  const [search, setSearch] = useSearchParams();
  return {
    page: Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1),
    get: (name: string): string => search.get(name) ?? '',
    /** One of the given values, otherwise the first of them. */
    oneOf: <Value extends string>(name: string, values: readonly [Value, ...Value[]]): Value =>
      values.find((value) => value === search.get(name)) ?? values[0],
    /** One of the given values; undefined without one. */
    maybe: <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
      values.find((value) => value === search.get(name)),
    set: (changes: Changes) => {
      // Based on the latest change, because the rendered address lags behind quick changes.
      const next = new URLSearchParams(window.location.search);
      if (!('page' in changes)) next.delete('page');
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined || value === '') next.delete(name);
        else next.set(name, String(value));
      }
      setSearch(next, { replace: true, preventScrollReset: true });
    },
    /** The filters for a link to a row of the list. */
    search: search.toString() === '' ? '' : `?${search.toString()}`,
  };
}
