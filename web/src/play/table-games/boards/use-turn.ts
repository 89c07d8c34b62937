import { useEffect, useRef, useState } from 'react';

const FULL = 360;
/** Full turns of a wheel before it stops. */
const TURNS = 4;

/**
 * The angle of a wheel, in degrees; it turns forwards to its place in every new round.
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
