import type { Clock } from '@fairhall/kit/clock';
import { LRUCache } from 'lru-cache';
import type { Provider } from '../../core/provider.ts';
import type { GameServer } from './game-server.ts';
import { createGameServerClient } from './game-server-client.ts';

/** Providers with open connections; a casino has a handful. */
const CLIENTS_MAX = 32;

type RoundsClient = Pick<GameServer, 'rounds'>;

/** Clients of the games providers that offer past rounds; our own game server has one of its own. */
export type ProviderClients = {
  /** `null` for a provider that offers no past rounds. */
  of(provider: Provider): RoundsClient | null;
  /** Closes the connections; calls in flight fail. */
  close(): Promise<void>;
};

export function createProviderClients(clock: Clock): ProviderClients {
  const closing = new Set<Promise<void>>();
  const clients = new LRUCache<string, GameServer>({
    max: CLIENTS_MAX,
    dispose(client) {
      const closed = client.close().finally(() => closing.delete(closed));
      closing.add(closed);
    },
  });
  return {
    of({ id, roundsOrigin: origin, outgoingSecret: secret }) {
      if (origin === null) return null;
      const key = JSON.stringify([id, origin, secret]);
      const client = clients.get(key) ?? createGameServerClient({ origin, secret, clock });
      clients.set(key, client);
      return client;
    },
    async close() {
      clients.clear();
      await Promise.all(closing);
    },
  };
}
