import type { LRUCache } from 'lru-cache';
import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import type { PlaySessions } from './play-sessions.ts';
import type { RestrictionQueries, StoredRestrictions } from './restrictions.queries.ts';

export type RestrictionsContext = Infrastructure & {
  readonly queries: RestrictionQueries;
  readonly playSessions: PlaySessions;
  /** What was last read of each player; `null` where other nodes change it. */
  readonly recent: LRUCache<string, RecentRestrictions> | null;
};

export type RecentRestrictions = { readonly stored: StoredRestrictions; readonly readAtMs: number };
