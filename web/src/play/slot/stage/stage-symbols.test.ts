import { expect, it } from 'vitest';
import { paytableWith } from '../slot-testing.ts';
import { featureScatter, stageSymbols } from './stage-symbols.ts';

it('names the scatter a bonus symbol only in a slot with free spins', () => {
  const plain = paytableWith({ symbols: [{ symbol: 'volcano', role: 'scatter', pays: [] }] });
  expect(stageSymbols(plain)).toEqual([{ symbol: 'volcano', tag: null }]);
  const withFreeSpins = { ...plain, freeSpins: [{ scatters: 3, spins: 10 }] };
  expect(stageSymbols(withFreeSpins)).toEqual([{ symbol: 'volcano', tag: 'bonus' }]);
});

it('has the comet and each of its values', () => {
  const comets = { symbol: 'comet', values: [{ symbol: 'comet-2', multiplier: 2 }] };
  const ladder = { base: [1], free: [1] };
  const shown = stageSymbols(paytableWith({ feature: { kind: 'tumble', ladder, comets } }));
  expect(shown.map(({ symbol }) => symbol)).toEqual(['comet', 'comet-2']);
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
