import type { Endpoint } from './endpoint.ts';
import { favorites } from './favorites.ts';
import { games, play, ratings } from './games.ts';
import { health } from './health.ts';
import { notifications } from './notifications.ts';
import { pastRounds } from './past-rounds.ts';
import { payments } from './payments.ts';
import { promo } from './promo.ts';
import { provider } from './provider.ts';
import { providers } from './providers.ts';
import { saferPlay } from './safer-play.ts';
import { security } from './security.ts';
import { support } from './support.ts';
import { user } from './user.ts';
import { wallets } from './wallets.ts';

/** The calls of the API. A new group of calls is added here and in `app-router.ts`. */
export const contract = {
  user,
  security,
  games,
  providers,
  favorites,
  ratings,
  play,
  rounds: pastRounds,
  wallets,
  payments,
  saferPlay,
  promo,
  provider,
  notifications,
  support,
  health,
};

export type Contract = typeof contract;

/** Each endpoint with the dotted name of its procedure, such as `user.login`. */
export function endpointEntries(): [name: string, endpoint: Endpoint][] {
  const groups: [string, Record<string, Endpoint>][] = Object.entries(contract);
  return groups.flatMap(([group, endpoints]) =>
    Object.entries(endpoints).map(([name, declared]): [string, Endpoint] => [
      `${group}.${name}`,
      declared,
    ]),
  );
}
