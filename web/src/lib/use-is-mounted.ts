import { type RefObject, useEffect, useRef } from 'react';

/** Whether a component is still on the page: for answers that may come after it was closed. */
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
