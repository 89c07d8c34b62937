import { useEffect, useRef, useState } from 'react';

const FULL = 360;
/** Whole turns before a wheel comes to rest. */
const TURNS = 4;

/**
 * The angle of a wheel, in degrees, that turns on to its place in every new round and never back.
 * @param place the round and the angle at which it rests; `null` before the first round
 */
export function useTurn(
  place: { readonly roundId: string; readonly angle: number } | null,
): number {
  const [turn, setTurn] = useState(place?.angle ?? 0);
  const shown = useRef(place?.roundId);
  const roundId = place?.roundId;
  const angle = place?.angle ?? 0;
  useEffect(() => {
    if (roundId === undefined || roundId === shown.current) return;
    shown.current = roundId;
    setTurn((before) => before - (before % FULL) + FULL * TURNS + angle);
  }, [roundId, angle]);
  return turn;
}
