import type { FastifyRequest } from 'fastify';

/** Whether a browser navigates to an address, which then shows a page also where there is none. */
export function acceptsPage({ method, headers, url }: FastifyRequest, calls: string): boolean {
  const navigates = method === 'GET' || method === 'HEAD';
  return navigates && (headers.accept ?? '').includes('text/html') && !url.startsWith(calls);
}
