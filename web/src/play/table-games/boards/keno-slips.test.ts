import { expect, it } from 'vitest';
import { SLIPS_MAX, slipsIn, withToggled } from './keno-slips.ts';

it('keeps a saved slip once, newest first, and at most five', () => {
  const saved = ['pick-1', 'pick-2', 'pick-3', 'pick-4', 'pick-5', 'pick-6'].reduce(
    (slips: readonly string[], spot) => withToggled(slips, spot),
    [],
  );
  expect(saved).toEqual(['pick-6', 'pick-5', 'pick-4', 'pick-3', 'pick-2']);
  expect(saved).toHaveLength(SLIPS_MAX);
  expect(withToggled(saved, 'pick-4')).toEqual(['pick-6', 'pick-5', 'pick-3', 'pick-2']);
});

it('ignores what is stored and is no slip', () => {
  expect(slipsIn('pick-7-21 pick-21-7 null pick-81 pick-80')).toEqual(['pick-7-21', 'pick-80']);
});
