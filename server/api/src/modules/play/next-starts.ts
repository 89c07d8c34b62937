import { LRUCache } from 'lru-cache';
import type { GameServer, NextStarts } from './game-server.ts';

/** All visitors of the home page send their request at the same moment, when a countdown has ended. */
const CACHED_MS = 1_000;

/** Reads the next starts, at most once a second; each node for itself. */
export type NextStartsReader = () => Promise<NextStarts>;

export function createNextStartsReader(gameServer: GameServer): NextStartsReader {
  const cache = new LRUCache<'all', NextStarts>({
    max: 1,
    ttl: CACHED_MS,
    fetchMethod: () => gameServer.nextStarts(),
  });
  return () => cache.forceFetch('all');
}
