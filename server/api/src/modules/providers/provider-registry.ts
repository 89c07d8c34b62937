import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '@fairhall/kit/clock';
import type { Settings } from '@fairhall/kit/settings';
import { OWN_PROVIDER_ID } from '../../contract/own-provider.ts';
import type { Provider, Providers } from '../../core/provider.ts';
import { RecentRead } from '../../core/recent-read.ts';
import type { ProviderQueries, StoredProvider } from './providers.queries.ts';

/** Every signed call and every document reads the providers; a change takes effect within this time. */
const TTL_MS = 1000;

/**
 * Limit of a win of our own games as a multiple of the stake: that of the lottery's first prize, the
 * largest of all.
 */
const OWN_WIN_MULTIPLE = 1_000_000n;

/** The providers, which the operator's command changes while the API runs, on every node alike. */
export class ProviderRegistry {
  readonly #queries: ProviderQueries;
  readonly #own: Provider;
  readonly #recent: RecentRead<Providers>;
  #stored: readonly StoredProvider[] = [];
  #current: Providers;

  constructor({
    settings,
    queries,
    clock,
  }: {
    settings: Settings;
    queries: ProviderQueries;
    clock: Clock;
  }) {
    this.#queries = queries;
    this.#own = ownProvider(settings);
    this.#recent = new RecentRead({ read: () => this.#read(), ttlMs: TTL_MS, clock });
    this.#current = providersOf(this.#own, this.#stored);
  }

  /** Returns the same object until a provider changes. */
  current(): Promise<Providers> {
    return this.#recent.get();
  }

  /** After a change by this process; other nodes notice it within a second. */
  invalidate(): void {
    this.#recent.invalidate();
  }

  async #read(): Promise<Providers> {
    const stored = await this.#queries.all();
    if (!isDeepStrictEqual(stored, this.#stored)) {
      this.#stored = stored;
      this.#current = providersOf(this.#own, stored);
    }
    return this.#current;
  }
}

function ownProvider({ origins, providerSecret, providerSecrets }: Settings): Provider {
  return {
    id: OWN_PROVIDER_ID,
    name: 'Fairhall',
    origins: [origins.game],
    roundsOrigin: origins.gameInside,
    secrets: providerSecrets,
    outgoingSecret: providerSecrets.at(-1) ?? providerSecret,
    secretRotatedAt: null,
    winMultiple: OWN_WIN_MULTIPLE,
    enabled: true,
  };
}

function providersOf(own: Provider, stored: readonly StoredProvider[]): Providers {
  const all = [own, ...stored.map(foreignProvider)];
  const byId = new Map(all.map((provider) => [provider.id, provider]));
  const owners = new Map(
    stored.flatMap(({ id, gameIds }) =>
      gameIds.map((gameId): [string, Provider] => [gameId, byId.get(id) ?? own]),
    ),
  );
  return {
    all,
    own,
    byId: (id) => byId.get(id) ?? null,
    ownerOf: (gameId) => owners.get(gameId) ?? own,
    frameOrigins: [
      ...new Set(all.filter(({ enabled }) => enabled).flatMap(({ origins }) => origins)),
    ],
  };
}

function foreignProvider(stored: StoredProvider): Provider {
  const { id, name, origins, roundsOrigin, winMultiple, isOn } = stored;
  const { secret, previousSecret, secretRotatedAt } = stored;
  return {
    id,
    name,
    origins,
    roundsOrigin,
    secrets: previousSecret === null ? [secret] : [secret, previousSecret],
    outgoingSecret: previousSecret ?? secret,
    secretRotatedAt,
    winMultiple: BigInt(winMultiple),
    enabled: isOn,
  };
}
