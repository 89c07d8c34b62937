import { dataHeaders } from './security-headers.ts';

/** Names and values of a head in turn, as Node's `writeHead` takes them. */
export type Fields = readonly string[];

/** What Fastify's routes send by hooks, for answers that are sent without it. */
export function dataFields(settings: { production: boolean; origins: { web: string } }) {
  const security: Fields = Object.entries(dataHeaders(settings)).flat();
  const toAnybody: Fields = [
    ...security,
    'access-control-allow-credentials',
    'true',
    'access-control-expose-headers',
    'x-request-id, retry-after',
  ];
  const toOurPage: Fields = [...toAnybody, 'access-control-allow-origin', settings.origins.web];
  return { security, toAnybody, toOurPage };
}
