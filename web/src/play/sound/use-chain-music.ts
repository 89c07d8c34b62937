import { useEffect } from 'react';
import { setMusic } from './sound.ts';

/** The right choices in a row from which the music is that of a feature. */
const CHAIN_MIN = 4;

/** @param chain the right choices of the open round; 0 without one */
export function useChainMusic(chain: number): void {
  const isLong = chain >= CHAIN_MIN;
  useEffect(() => {
    if (!isLong) return;
    setMusic('feature');
    return () => setMusic('base');
  }, [isLong]);
}
