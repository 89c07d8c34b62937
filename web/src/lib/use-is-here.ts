import { type RefObject, useEffect, useRef } from 'react';

/** Whether a component is still on the page: for answers that may come after it was closed. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
