import type { SpinStep } from '../contract-types.ts';
import type { MoneyWords, Speech } from '../i18n/words.ts';
import { toMinor } from '../money.ts';
import { lineColor } from './line-colors.ts';
import { freeSpinProgress, landedStep, type SlotState } from './round-state.ts';
import { linesByAmount } from './step-wins.ts';

/** One win of a step in words: "Line 4" and "5× Crown $40.00". */
export type WinWords = {
  readonly key: string;
  /** The line, in the colour in which it is drawn; none for scatters. */
  readonly line: { readonly label: string; readonly color: string } | null;
  readonly text: string;
};

type Words = { readonly speech: Speech; readonly money: MoneyWords };

/** Every win of a step, the largest line first, scatters last. */
export function winWords(step: SpinStep, state: SlotState, words: Words): WinWords[] {
  const { speech, money } = words;
  const { currency, paytable } = state;
  const lines = linesByAmount(step, currency).map(
    (win, order): WinWords => ({
      key: `line-${win.line}`,
      line: { label: speech.t('result.line', { line: win.line }), color: lineColor(order).text },
      text: speech.t('result.lineWin', {
        count: win.count,
        symbol: speech.symbol(win.symbol),
        amount: money(toMinor(win.amount, currency)),
      }),
    }),
  );
  const ways = [...step.ways]
    .sort((one, other) => Number(toMinor(other.amount, currency) - toMinor(one.amount, currency)))
    .map(
      (win): WinWords => ({
        key: `ways-${win.symbol}`,
        line: null,
        text: speech.t('result.waysWin', {
          count: win.count,
          symbol: speech.symbol(win.symbol),
          ways: speech.t('result.ways', { count: win.ways }),
          amount: money(toMinor(win.amount, currency)),
        }),
      }),
    );
  const groups = step.groups.map(
    (win): WinWords => ({
      key: `group-${win.symbol}`,
      line: null,
      text: speech.t('result.lineWin', {
        count: win.count,
        symbol: speech.symbol(win.symbol),
        amount: money(toMinor(win.amount, currency)),
      }),
    }),
  );
  const paid = [...lines, ...ways, ...groups];
  const scatterMinor = toMinor(step.scatterAmount, currency);
  const scatter = paytable.symbols.find(({ role }) => role === 'scatter');
  if (!scatter || (scatterMinor === 0n && step.freeSpinsAwarded === 0)) return paid;
  const named = { count: step.scatters, symbol: speech.symbol(scatter.symbol) };
  const text =
    scatterMinor > 0n
      ? speech.t('result.lineWin', { ...named, amount: money(scatterMinor) })
      : speech.t('result.scatters', named);
  return [...paid, { key: 'scatter', line: null, text }];
}

/** What a screen reader says when a round is over, or when free spins were won; else nothing. */
export function spokenResult(state: SlotState, words: Words): string {
  const { speech, money } = words;
  const { phase, round, currency, landedIndex } = state;
  if (!round || landedIndex < 0) return '';
  if (phase === 'revealing') {
    const awarded = landedStep(state)?.freeSpinsAwarded ?? 0;
    if (awarded === 0) return '';
    const again = freeSpinProgress(state) !== null;
    return speech.t(again ? 'freeSpins.more' : 'freeSpins.won', { count: awarded });
  }
  const balance = speech.t('result.balance', { amount: money(state.balanceMinor) });
  const winMinor = toMinor(round.win, currency);
  if (winMinor === 0n) return `${speech.t('result.none')} ${balance}`;
  const won = speech.t('result.win', { amount: money(winMinor) });
  const [step, ...more] = round.outcome.steps;
  if (!step || more.length > 0) return `${won} ${balance}`;
  const wins = winWords(step, state, words).map(({ line, text }) =>
    line ? `${line.label}: ${text}` : text,
  );
  return `${won} ${wins.join('; ')}. ${balance}`;
}
