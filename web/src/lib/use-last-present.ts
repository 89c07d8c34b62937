import { useState } from 'react';

/** The value, or the last one that was there: what leaves the screen keeps its content meanwhile. */
export function useLastPresent<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
