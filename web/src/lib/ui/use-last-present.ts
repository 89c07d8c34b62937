import { useState } from 'react';

/**
 * The value, or the last one that was present: a component keeps its content during its exit
 * animation.
 */
export function useLastPresent<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
