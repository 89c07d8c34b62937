import { definitionInForce } from '@fairhall/game-server/definitions/definitions-in-force';
import { expect, it } from 'vitest';
import { startAllTexts } from '@/i18n/locale-files.ts';
import { gameTexts, moneyFormat } from '../game-texts.ts';
import { liveTextOf, winTexts } from './result-text.ts';
import { openingState, reduce, type SlotState } from './slot-state.ts';
import { openedWith, paytableWith, roundWith, stepWith } from './slot-testing.ts';

startAllTexts();

function announced(win: string, language: 'en' | 'pt-br' | 'id' | 'es'): string {
  const i18n = gameTexts(language);
  const round = roundWith(win, [stepWith({ amount: win })]);
  const opened = openedWith();
  const state = [
    { type: 'requested', stakeMinor: 200n } as const,
    { type: 'dealt', result: { round, balance: '100.00', fairness: opened.fairness } } as const,
    { type: 'landed' } as const,
    { type: 'revealed' } as const,
  ].reduce(reduce, openingState(opened, 'USD'));
  return liveTextOf(state, { i18n, formatMoney: moneyFormat(i18n, 'USD') });
}

it('calls only a return above the stake a win', () => {
  expect(announced('2.01', 'en')).toContain('Win $2.01.');
  expect(announced('2.00', 'en')).toContain('Returned $2.00.');
  expect(announced('0.40', 'en')).toContain('Returned $0.40.');
  expect(announced('0.00', 'en')).toContain('No win.');
});

it('announces the values of the comets and their sum while the round is shown', () => {
  const i18n = gameTexts('en');
  const opened = openedWith({ gameId: 'sugar-comet', sheet: definitionInForce('sugar-comet') });
  const grid = [['comet-2', 'candy'], ['comet-5']];
  const round = roundWith('7.00', [
    stepWith({ amount: '1.00' }),
    stepWith({ kind: 'comets', grid, multiplier: 7, amount: '6.00' }),
  ]);
  const landed = [
    { type: 'requested', stakeMinor: 200n } as const,
    { type: 'dealt', result: { round, balance: '100.00', fairness: opened.fairness } } as const,
    { type: 'step', stepIndex: 1 } as const,
    { type: 'landed' } as const,
  ].reduce(reduce, openingState(opened, 'USD'));
  const texts = { i18n, formatMoney: moneyFormat(i18n, 'USD') };
  expect(liveTextOf(landed, texts)).toBe('Comets multiply the spin: ×2 + ×5 = ×7.');
  expect(winTexts(round.outcome.steps[1] ?? stepWith(), landed, texts)).toEqual([
    { key: 'comets', line: null, text: '×2 + ×5 = ×7 +$6.00' },
  ]);
});

it('keeps the two apart in every language', () => {
  for (const [language, win, back] of [
    ['pt-br', 'Prêmio', 'Devolvido'],
    ['id', 'Menang', 'Kembali'],
    ['es', 'Premio', 'Devuelto'],
  ] as const) {
    expect(announced('2.01', language)).toContain(win);
    expect(announced('0.40', language)).toContain(back);
    expect(announced('0.40', language)).not.toContain(win);
  }
});

it('announces the life that a blank free spin costs', () => {
  const i18n = gameTexts('en');
  const opened = openedWith();
  const paytable = paytableWith({ feature: { kind: 'lives', symbol: 'cat', lives: 9 } });
  const spin = (amount: string) => stepWith({ kind: 'free', amount });
  const round = roundWith('1.00', [
    stepWith({ freeSpinsAwarded: 20 }),
    spin('0.00'),
    spin('1.00'),
    spin('0.00'),
  ]);
  const dealt = [
    { type: 'requested', stakeMinor: 200n } as const,
    { type: 'dealt', result: { round, balance: '100.00', fairness: opened.fairness } } as const,
  ].reduce(reduce, { ...openingState(opened, 'USD'), paytable });
  const textOf = (state: SlotState) =>
    liveTextOf(state, { i18n, formatMoney: moneyFormat(i18n, 'USD') });
  const texts = round.outcome.steps.map((_, stepIndex) => {
    const landed = [{ type: 'step', stepIndex } as const, { type: 'landed' } as const];
    return textOf(landed.reduce(reduce, dealt));
  });
  expect(texts).toEqual([
    'Up to 20 free spins',
    'No win. 8 lives left.',
    '',
    'No win. 7 lives left.',
  ]);
  const begun = [{ type: 'landed' } as const, { type: 'step', stepIndex: 1 } as const];
  expect(textOf(begun.reduce(reduce, dealt))).toBe('Up to 20 free spins');
});
