import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is mounted: for responses that may arrive after it was closed. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
