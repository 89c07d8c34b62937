import { useMemo } from 'react';
import { useSession } from '@/lib/session/session.ts';
import { type PlayerRecord, playerRecord } from './player-record.ts';

/** The record of the logged-in player on this device; `null` for a guest. */
export function useRecord(): PlayerRecord | null {
  const userId = useSession()?.user.userId;
  return useMemo(() => (userId === undefined ? null : playerRecord({ userId })), [userId]);
}
