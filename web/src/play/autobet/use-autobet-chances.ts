import { useEffect, useState } from 'react';
import type { Autobet } from './autobet.ts';
import { type AutobetChances, autobetChances } from './autobet-chances.ts';
import type { WinDistribution } from './win-distribution.ts';

/** The chances of automatic rounds; `undefined` while they are computed, `null` if they cannot be. */
export function useAutobetChances(
  first: Autobet | null,
  wins: WinDistribution | null | undefined,
): AutobetChances | null | undefined {
  const [found, setFound] = useState<{ first: Autobet; chances: AutobetChances | null }>();
  useEffect(() => {
    if (!first || !wins) return;
    const steps = autobetChances(first, wins);
    let timer = setTimeout(function compute() {
      const step = steps.next();
      if (step.done) setFound({ first, chances: step.value });
      else timer = setTimeout(compute, 0);
    }, 0);
    return () => clearTimeout(timer);
  }, [first, wins]);
  if (wins === null) return null;
  return found?.first === first ? found?.chances : undefined;
}
