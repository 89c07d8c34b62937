import type { Endpoint } from './endpoint.ts';
import { favorites } from './favorites.ts';
import { games, play } from './games.ts';
import { health } from './health.ts';
import { notifications } from './notifications.ts';
import { pastRounds } from './past-rounds.ts';
import { payments } from './payments.ts';
import { promo } from './promo.ts';
import { provider } from './provider.ts';
import { user } from './user.ts';
import { wallets } from './wallets.ts';

/** Every call of the API. A new call is a line here and one in `app-router.ts`. */
export const contract = {
  user,
  games,
  favorites,
  play,
  rounds: pastRounds,
  wallets,
  payments,
  promo,
  provider,
  notifications,
  health,
};

export type Contract = typeof contract;

/** Each endpoint with the dotted name of its procedure, as `user.login`. */
export function endpointEntries(): [name: string, endpoint: Endpoint][] {
  const groups: [string, Record<string, Endpoint>][] = Object.entries(contract);
  return groups.flatMap(([group, endpoints]) =>
    Object.entries(endpoints).map(([name, declared]): [string, Endpoint] => [
      `${group}.${name}`,
      declared,
    ]),
  );
}
