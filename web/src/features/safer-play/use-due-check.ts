import { useEffect, useEffectEvent, useState } from 'react';
import type { SaferPlay } from '@/lib/api/contract-types.ts';
import { useWindowEvent } from '@/lib/browser/window-events.ts';
import { useSaferPlay } from './api/use-safer-play.ts';

type DueCheck = {
  readonly isDue: boolean;
  /** The metrics of the session; null when it has ended meanwhile. */
  readonly session: SaferPlay['realityCheck']['session'];
  /** Ends the check once it is acknowledged. */
  readonly end: () => void;
};

/**
 * Whether the reality check is due: by the server's event, or by the due time of an overview that was
 * loaded at that time or later. An older one may be of a session that has ended.
 */
export function useDueCheck(): DueCheck {
  const { data, dataUpdatedAt, refetch } = useSaferPlay();
  const [isSignalled, setIsSignalled] = useState(false);
  const nextAt = data?.realityCheck.nextAt ?? null;
  const nextMs = nextAt === null ? null : Date.parse(nextAt);
  const load = useEffectEvent(() => void refetch());
  useWindowEvent('reality-check', () => setIsSignalled(true));
  useEffect(() => {
    if (nextMs === null || nextMs <= dataUpdatedAt) return;
    const timer = setTimeout(() => load(), nextMs - Date.now());
    return () => clearTimeout(timer);
  }, [nextMs, dataUpdatedAt]);
  return {
    isDue: isSignalled || (nextMs !== null && nextMs <= dataUpdatedAt),
    session: data?.realityCheck.session ?? null,
    end: () => setIsSignalled(false),
  };
}
