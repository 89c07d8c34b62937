import { lookup } from 'node:dns/promises';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import { networkOf } from '../network-address.ts';
import type { Settings } from '../settings.ts';

export type ConnectionSettings = Pick<Settings, 'origins' | 'trustedProxies'>;

/** Files of the process itself: its code, databases, pools of connections and logs. */
const RESERVED_FILES = 128;
/** One of each server, because all four may run in one process, and one of the files that they send. */
const SHARES = 5;
/** Of a server, whatever the limit of files: an idle connection takes about 20 KiB. */
const CONNECTIONS_MAX = 20_000;
/** Browsers open six at a time; several players may share an address. */
const CONNECTIONS_OF_NETWORK_MAX = 100;
/** No network has a larger share of a server than this, however few its connections are. */
const NETWORK_SHARE = 1 / 4;
/** How long the addresses of our own servers are known: a restart may change them. */
const INSIDE_MS_MAX = 10_000;

/**
 * Bounds a server's connections, so that the process always has files left: in all, and those of one
 * address (for IPv6 of one network). Loopback, trusted proxies and our own servers have no bound of
 * their own, because they bring the connections of all players.
 */
export function limitConnections(server: Server, settings: ConnectionSettings): void {
  maxOfProcess ??= connectionsMax();
  server.maxConnections = maxOfProcess;
  const ofNetworkMax = Math.min(
    CONNECTIONS_OF_NETWORK_MAX,
    Math.ceil(server.maxConnections * NETWORK_SHARE),
  );
  const mayHaveMore = unboundedAddresses(settings);
  const counts = new Map<string, number>();
  server.on('connection', async (socket: Socket) => {
    const { remoteAddress: address } = socket;
    if (address === undefined) return;
    const network = networkOf(address);
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    socket.once('close', () => {
      const rest = (counts.get(network) ?? 0) - 1;
      if (rest > 0) counts.set(network, rest);
      else counts.delete(network);
    });
    if (count > ofNetworkMax && !(await mayHaveMore(address))) socket.destroy();
  });
}

/** Read once: the process keeps its limit of files, and a report takes 20 ms. */
let maxOfProcess: number | undefined;

/** The largest number of connections of one server of this process, from its limit of open files. */
function connectionsMax(): number {
  const report: NodeJS.ProcessReport & { excludeNetwork?: boolean } = process.report;
  // Without the names of the current peers, each a query of DNS.
  report.excludeNetwork = true;
  const { userLimits } = report.getReport() as {
    userLimits?: { open_files?: { soft: number | 'unlimited' } };
  };
  const files = Number(userLimits?.open_files?.soft);
  if (!Number.isFinite(files)) return CONNECTIONS_MAX;
  return Math.min(CONNECTIONS_MAX, Math.max(1, Math.floor((files - RESERVED_FILES) / SHARES)));
}

function unboundedAddresses({ origins, trustedProxies }: ConnectionSettings) {
  const isProxy = compile(['loopback', ...trustedProxies]);
  const insideHosts = [origins.apiInside, origins.payInside, origins.gameInside].map((origin) =>
    new URL(origin).hostname.replaceAll(/[[\]]/g, ''),
  );
  let inside = Promise.resolve(new Set<string>());
  let untilMs = Number.NEGATIVE_INFINITY;
  return async (address: string): Promise<boolean> => {
    if (isProxy(address, 0)) return true;
    if (performance.now() > untilMs) {
      untilMs = performance.now() + INSIDE_MS_MAX;
      inside = networksOfHosts(insideHosts);
    }
    return (await inside).has(networkOf(address));
  };
}

/** A host that is not found has none. */
async function networksOfHosts(hosts: readonly string[]): Promise<Set<string>> {
  const found = await Promise.all(hosts.map((host) => lookup(host, { all: true }).catch(() => [])));
  return new Set(found.flat().map(({ address }) => networkOf(address)));
}
