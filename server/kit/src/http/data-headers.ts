const YEAR_S = 31_536_000;

/** Headers of every response with data, which loads no resources and cannot be framed. */
export function dataHeaders({ production }: { production: boolean }): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-site',
    'referrer-policy': 'no-referrer',
    ...(production && { 'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains` }),
  };
}
