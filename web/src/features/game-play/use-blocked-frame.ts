import { useEffectEvent, useLayoutEffect } from 'react';
import { reloadOnce } from '@/lib/browser/reload-once.ts';

/**
 * Calls `onBlocked` when this document's policy does not allow the game's origin. A provider may
 * have been added after the document was loaded, so the page is reloaded first.
 */
export function useBlockedFrame(onBlocked: () => void): void {
  const giveUp = useEffectEvent(onBlocked);
  // An effect after the paint could come after the event.
  useLayoutEffect(() => {
    const listener = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && !reloadOnce()) giveUp();
    };
    document.addEventListener('securitypolicyviolation', listener);
    return () => document.removeEventListener('securitypolicyviolation', listener);
  }, []);
}
