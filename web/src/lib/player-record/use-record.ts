import { useMemo } from 'react';
import { newKey } from '@/lib/api/idempotency-key.ts';
import { localStore } from '@/lib/browser/storage.ts';
import { useSession } from '@/lib/session/session.ts';
import { FREE_PREFIX, type PlayerRecord, playerRecord } from './player-record.ts';

/** The id of the record of the last launch in free play on this device. */
const FREE_RECORD_KEY = 'freeRecord';

/**
 * The record of the logged-in player on this device; for a guest that of the last launch in free
 * play, `null` without one.
 */
export function useRecord(): PlayerRecord | null {
  const userId = useSession()?.user.userId ?? localStore.read(FREE_RECORD_KEY) ?? undefined;
  return useMemo(() => (userId === undefined ? null : playerRecord({ userId })), [userId]);
}

/** Starts the record of a launch in free play: each launch is a guest of its own, with own seeds. */
export function startFreeRecord(): PlayerRecord {
  const userId = `${FREE_PREFIX}${newKey()}`;
  localStore.write(FREE_RECORD_KEY, userId);
  return playerRecord({ userId });
}
