import { type Game, RAIL_LENGTH_MAX } from '../../contract/games.ts';
import type { PrismaClient } from '../../db/generated/client.ts';
import { toGame } from './games.mapper.ts';
import { allGames } from './games.repository.ts';

/** A game of the catalogue, with what a list needs beside the wire's fields. */
type Listed = {
  readonly game: ReturnType<typeof toGame>;
  readonly joinedAt: Date;
  /** Name and supplier, each as a searcher's words are compared. */
  readonly folded: readonly string[];
};

/** The catalogue at one moment, by gameSort and then by name, with the lists that everybody gets. */
export type Catalogue = {
  readonly listed: readonly Listed[];
  readonly games: Game[];
  /** The flagged games, filled up by popularity. */
  readonly hot: Game[];
  /** The flagged games, filled up by the date on which they joined the catalogue. */
  readonly latest: Game[];
};

/** The catalogue in memory: every visitor reads it, and it changes when a provider saves. */
export class CatalogueCache {
  readonly #prisma: PrismaClient;
  #loading: Promise<Catalogue> | undefined;

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma;
  }

  /** The same object until a provider saves. */
  get(): Promise<Catalogue> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  /** The next reader sees what was saved. */
  forget(): void {
    this.#loading = undefined;
  }

  #load(): Promise<Catalogue> {
    const loading = load(this.#prisma);
    // A failed read is not kept: the next visitor tries again.
    loading.catch(() => {
      if (this.#loading === loading) this.forget();
    });
    return loading;
  }
}

async function load(prisma: PrismaClient): Promise<Catalogue> {
  const rows = await allGames(prisma);
  const listed = rows.map((row) => ({
    game: toGame(row),
    joinedAt: row.createdAt,
    folded: [fold(row.gameName), fold(row.supplier ?? '')],
  }));
  return {
    listed,
    games: listed.map(({ game }) => game),
    hot: rail(listed, (one, other) => {
      return (
        Number(other.game.isHot) - Number(one.game.isHot) ||
        other.game.popularity - one.game.popularity
      );
    }),
    latest: rail(listed, (one, other) => {
      return (
        Number(other.game.isNew) - Number(one.game.isNew) ||
        other.joinedAt.getTime() - one.joinedAt.getTime()
      );
    }),
  };
}

function rail(listed: readonly Listed[], order: (one: Listed, other: Listed) => number): Game[] {
  return listed
    .toSorted(order)
    .slice(0, RAIL_LENGTH_MAX)
    .map(({ game }) => game);
}

/** Whether name or supplier holds the folded keyword. */
export function mentions({ folded }: Listed, keyword: string): boolean {
  return folded.some((text) => text.includes(keyword));
}

/** Lower case without accents: "São" and "sao" are the same word to a searcher. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
