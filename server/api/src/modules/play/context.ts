import type { LRUCache } from 'lru-cache';
import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import type { Auth } from '../auth/index.ts';
import type { Games } from '../games/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { ProvidersModule } from '../providers/index.ts';
import type { Restrictions } from '../restrictions/index.ts';
import type { Wallets } from '../wallets/index.ts';
import type { GameServer } from './game-server.ts';
import type { Launch } from './launch.ts';
import type { NextStartsReader } from './next-starts.ts';
import type { PlayQueries } from './play.queries.ts';
import type { ProviderClients } from './provider-clients.ts';

export type PlayContext = Infrastructure & {
  readonly queries: PlayQueries;
  readonly auth: Auth;
  readonly games: Games;
  readonly notifications: Notifications;
  readonly providers: ProvidersModule;
  readonly restrictions: Restrictions;
  readonly wallets: Wallets;
  readonly gameServer: GameServer;
  readonly providerClients: ProviderClients;
  readonly nextStarts: NextStartsReader;
  /** Launches by the SHA-256 of their token. */
  readonly launches: LRUCache<string, Launch>;
};
