import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setInterval as ticks } from 'node:timers/promises';

/** A node that has ended refuses a check at once; one on a busy machine only takes its time. */
const CHECK_MS_MAX = 10_000;

export type LoadBalancer = {
  readonly origin: string;
  /** The nodes that were ready at the last check. */
  readonly ready: () => readonly string[];
  close(): Promise<void>;
};

/**
 * A proxy in front of nodes, as an operator's would be: requests go round by round to the nodes that
 * `healthPath` reports ready, over connections that stay open; `nodes` may grow. A request goes to the next node
 * only when no connection was made; otherwise the node may have acted on it, and the response is 502.
 */
export async function startLoadBalancer(
  nodes: readonly string[],
  { checkEveryMs, healthPath = '/api/ready' }: { checkEveryMs: number; healthPath?: string },
): Promise<LoadBalancer> {
  const agent = new http.Agent({ keepAlive: true });
  const states = new Map<string, boolean>();
  const ready = () => nodes.filter((node) => states.get(node));
  const check = async (node: string) => {
    states.set(node, await isReady(`${node}${healthPath}`));
  };
  let turn = 0;
  const server = http.createServer(async (request, response) => {
    try {
      const body = await buffer(request);
      turn += 1;
      const able = ready();
      const order = able.map((_, index) => able[(turn + index) % able.length] ?? '');
      const upstream = await firstResponse(order, { agent, request, body });
      // A client that leaves ends the request to the node, as that of an event stream.
      response.once('close', () => upstream.destroy());
      upstream.once('error', () => response.destroy());
      response.writeHead(upstream.statusCode ?? 502, withoutHop(upstream.headers));
      upstream.pipe(response);
    } catch (error) {
      response.writeHead(502).end(JSON.stringify({ code: 502, msg: String(error), data: null }));
    }
  });
  await Promise.all(nodes.map(check));
  const over = new AbortController();
  const checking = checkUntil(over.signal, { nodes, check, checkEveryMs });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready,
    async close() {
      over.abort();
      await checking;
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(CHECK_MS_MAX);
  const { ok } = await fetch(url, { signal }).catch(() => ({ ok: false }));
  return ok;
}

/** Nodes may be added meanwhile. A slow response of one delays the check of no other. */
async function checkUntil(
  signal: AbortSignal,
  {
    nodes,
    check,
    checkEveryMs,
  }: {
    nodes: readonly string[];
    check: (node: string) => Promise<void>;
    checkEveryMs: number;
  },
): Promise<void> {
  const checks = new Map<string, Promise<void>>();
  try {
    for await (const _tick of ticks(checkEveryMs, undefined, { signal })) {
      for (const node of nodes) {
        if (checks.has(node)) continue;
        checks.set(
          node,
          check(node).finally(() => checks.delete(node)),
        );
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await Promise.all(checks.values());
  }
}

type Forwarded = { agent: http.Agent; request: http.IncomingMessage; body: Buffer };

/** @throws Error when no node accepts a connection, or when one ended after it was made */
async function firstResponse(
  nodes: readonly string[],
  forwarded: Forwarded,
): Promise<http.IncomingMessage> {
  for (const node of nodes) {
    try {
      return await forward(node, forwarded);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'))
        throw error;
    }
  }
  throw new Error('no node is ready');
}

function forward(node: string, { agent, request, body }: Forwarded): Promise<http.IncomingMessage> {
  const { method, url } = request;
  const headers = { ...withoutHop(request.headers), 'content-length': body.length };
  return new Promise((resolve, reject) => {
    http
      .request(`${node}${url}`, { method, agent, headers })
      .once('response', resolve)
      .once('error', reject)
      .end(body);
  });
}

/** Without the headers of one connection. */
function withoutHop(headers: http.IncomingHttpHeaders): http.IncomingHttpHeaders {
  const { connection, 'keep-alive': timeout, 'transfer-encoding': chunks, ...others } = headers;
  return others;
}
