import { game } from '../../contract/games.ts';
import type { Services } from '../../core/context.ts';
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

export type Catalogue = readonly Listed[];

/**
 * The catalogue in memory: it is read by every visitor and changes when a provider saves. One per
 * database, so that two casinos in one process never mix.
 */
const loaded = new WeakMap<PrismaClient, Promise<Catalogue>>();

/** Every game by gameSort and then by name. */
export function catalogueOf({ prisma }: Services): Promise<Catalogue> {
  const known = loaded.get(prisma);
  if (known) return known;
  const loading = load(prisma);
  loaded.set(prisma, loading);
  // A failed read is not kept: the next visitor tries again.
  loading.catch(() => loaded.delete(prisma));
  return loading;
}

/** The next reader sees what was saved. */
export function forgetCatalogue({ prisma }: Services): void {
  loaded.delete(prisma);
}

async function load(prisma: PrismaClient): Promise<Catalogue> {
  const rows = await allGames(prisma);
  return rows.map((row) => ({
    game: game.parse(toGame(row)),
    joinedAt: row.createdAt,
    folded: [fold(row.gameName), fold(row.supplier ?? '')],
  }));
}

/** Whether name or supplier holds the folded keyword. */
export function mentions({ folded }: Listed, keyword: string): boolean {
  return folded.some((text) => text.includes(keyword));
}

/** Lower case without accents: "São" and "sao" are the same word to a searcher. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
