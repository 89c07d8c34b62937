import { expect, it } from 'vitest';
import { paytableWith } from '../slot-testing.ts';
import { stageSymbols } from './stage-symbols.ts';

it('names the scatter a bonus symbol only in a slot with free spins', () => {
  const plain = paytableWith({ symbols: [{ symbol: 'volcano', role: 'scatter', pays: [] }] });
  expect(stageSymbols(plain)).toEqual([{ symbol: 'volcano', tag: null }]);
  const withFreeSpins = { ...plain, freeSpins: [{ scatters: 3, spins: 10 }] };
  expect(stageSymbols(withFreeSpins)).toEqual([{ symbol: 'volcano', tag: 'bonus' }]);
});
