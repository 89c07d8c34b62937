import type { Clock } from '@fairhall/kit/clock';
import type { GameType } from '../../contract/enums.ts';
import { type Game, RAIL_LENGTH_MAX } from '../../contract/games.ts';
import { searchForm } from '../../contract/search-form.ts';
import type { Providers } from '../../core/provider.ts';
import { RecentRead } from '../../core/recent-read.ts';
import type { PrismaClient } from '../../db/generated/client.ts';
import type { ProvidersModule } from '../providers/index.ts';
import { toGame } from './games.mapper.ts';
import { allGames } from './games.repository.ts';

/** A game of the catalogue, with the fields for sorting and search. */
type CatalogueEntry = {
  readonly game: ReturnType<typeof toGame>;
  readonly addedAt: Date;
  /** Name and supplier, in the form of a search. */
  readonly searchTexts: readonly string[];
};

/** A snapshot of the catalogue, by gameSort and then by name, with the lists for all visitors. */
export type Catalogue = {
  readonly entries: readonly CatalogueEntry[];
  /** With the retired ones. */
  readonly games: Game[];
  /** The type of each game by its id. */
  readonly gameTypes: ReadonlyMap<string, GameType>;
  /** The flagged games first, then the most popular ones. */
  readonly hot: Game[];
  /** The flagged games first, then the last ones added to the catalogue. */
  readonly latest: Game[];
};

/** What other nodes have saved is seen within this time. */
const VERSION_TTL_MS = 1000;

/** Caches the catalogue: every visitor reads it, and only a save or a change of a provider changes it. */
export class CatalogueCache {
  readonly #prisma: PrismaClient;
  readonly #registry: ProvidersModule;
  /** `null` where this process alone saves games. */
  readonly #versions: RecentRead<string> | null;
  #version: string | undefined;
  #providers: Providers | undefined;
  #loading: Promise<Catalogue> | undefined;

  constructor({
    prisma,
    providers,
    clock,
    readVersion: read,
  }: {
    prisma: PrismaClient;
    providers: ProvidersModule;
    clock: Clock;
    /** Reads what changes with every saved game; `null` where this process alone saves games. */
    readVersion: (() => Promise<string>) | null;
  }) {
    this.#prisma = prisma;
    this.#registry = providers;
    this.#versions = read && new RecentRead({ read, ttlMs: VERSION_TTL_MS, clock });
  }

  /** Returns the same object until games are saved or a provider changes. */
  async get(): Promise<Catalogue> {
    const [providers, version] = await Promise.all([
      this.#registry.current(),
      this.#versions?.get(),
    ]);
    if (providers !== this.#providers || version !== this.#version) {
      this.#providers = providers;
      this.#version = version;
      this.invalidate();
    }
    this.#loading ??= this.#load(providers);
    return this.#loading;
  }

  /** The next `get` loads the catalogue again. */
  invalidate(): void {
    this.#loading = undefined;
  }

  #load(providers: Providers): Promise<Catalogue> {
    const loading = load(this.#prisma, providers);
    // A failed load is not cached: the next call retries.
    loading.catch(() => {
      if (this.#loading === loading) this.invalidate();
    });
    return loading;
  }
}

async function load(prisma: PrismaClient, providers: Providers): Promise<Catalogue> {
  const rows = await allGames(prisma);
  const entries = rows.map((row) => ({
    game: toGame(row, providers),
    addedAt: row.createdAt,
    searchTexts: [searchForm(row.gameName), searchForm(row.supplier ?? '')],
  }));
  return {
    entries,
    games: entries.map(({ game }) => game),
    gameTypes: new Map(entries.map(({ game }) => [game.gameId, game.gameType])),
    hot: rail(entries, (one, other) => {
      return (
        Number(other.game.isHot) - Number(one.game.isHot) ||
        other.game.popularity - one.game.popularity
      );
    }),
    latest: rail(entries, (one, other) => {
      return (
        Number(other.game.isNew) - Number(one.game.isNew) ||
        other.addedAt.getTime() - one.addedAt.getTime()
      );
    }),
  };
}

function rail(
  entries: readonly CatalogueEntry[],
  order: (one: CatalogueEntry, other: CatalogueEntry) => number,
): Game[] {
  return entries
    .filter(({ game }) => !game.retired)
    .toSorted(order)
    .slice(0, RAIL_LENGTH_MAX)
    .map(({ game }) => game);
}

/** Whether the name or the supplier contains the keyword in the form of a search. */
export function matchesKeyword({ searchTexts }: CatalogueEntry, keyword: string): boolean {
  return searchTexts.some((text) => text.includes(keyword));
}
