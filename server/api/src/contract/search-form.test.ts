import { expect, it } from 'vitest';
import { searchForm } from './search-form.ts';

it.each([
  ['\u00c1lvaro', 'alvaro'],
  ['A\u0301LVARO', '\u00e1lvaro'],
  ['tin  dice', 'Tin Dice'],
  ['tin\u00a0dice ', 'Tin Dice'],
  ['Phoenix-Ascend', 'phoenix ascend'],
  ['phoenix \u2013 ascend', 'Phoenix Ascend'],
  ['\u0131stanbul', '\u0130stanbul'],
  ['ISTANBUL', '\u0131stanbul'],
  ['stra\u00dfe', 'STRASSE'],
  ['\u039f\u0394\u039f\u03a3', '\u03bf\u03b4\u03cc\u03c2'],
  ['\uff34\uff29\uff2e \uff11', 'tin 1'],
  ['O\u2019Brien', "o'brien"],
  ['co\u00adop', 'coop'],
])('%j is the same as %j in a search', (one, other) => {
  expect(searchForm(one)).toBe(searchForm(other));
});

it('different letters stay different', () => {
  expect(searchForm('tin')).not.toBe(searchForm('ten'));
});
