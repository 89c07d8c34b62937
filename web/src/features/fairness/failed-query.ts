type Failing = { readonly data: unknown; readonly error: unknown };

/** The first query that has nothing to show but its error; a failed refetch keeps the loaded data. */
export function failedQuery<Query extends Failing>(queries: readonly Query[]): Query | undefined {
  return queries.find(({ data, error }) => data === undefined && error !== null);
}
