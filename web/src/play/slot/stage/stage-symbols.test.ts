import { expect, it } from 'vitest';
import { paytableWith } from '../slot-testing.ts';
import { featureScatter, stageSymbols } from './stage-symbols.ts';

it('names the scatter a bonus symbol only in a slot with free spins', () => {
  const plain = paytableWith({ symbols: [{ symbol: 'volcano', role: 'scatter', pays: [] }] });
  expect(stageSymbols(plain)).toEqual([{ symbol: 'volcano', tag: null }]);
  const withFreeSpins = { ...plain, freeSpins: [{ scatters: 3, spins: 10 }] };
  expect(stageSymbols(withFreeSpins)).toEqual([{ symbol: 'volcano', tag: 'bonus' }]);
});

it('takes the scatters that start free spins from the sheet', () => {
  const plain = paytableWith({ symbols: [{ symbol: 'storm', role: 'scatter', pays: [] }] });
  expect(featureScatter(plain)).toBeNull();
  const freeSpins = [
    { scatters: 4, spins: 14 },
    { scatters: 5, spins: 20 },
  ];
  expect(featureScatter({ ...plain, freeSpins })).toEqual({ symbol: 'storm', countMin: 4 });
});
