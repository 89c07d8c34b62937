import type { Currency } from '@/lib/api/contract-types.ts';
import type { Paytable, SlotRound, SpinStep } from '../contract-types.ts';
import type { FormatMoney, GameTexts } from '../game-texts.ts';
import { toMinor } from '../money.ts';
import { kindOfReturn } from '../round-return.ts';
import { cometsOf } from './comets.ts';
import { drawnSymbol, isBlank, livesLeft } from './feature-progress.ts';
import { lineColor } from './line-colors.ts';
import { hasFreeSpins, landedStep, type SlotState } from './slot-state.ts';
import { linesByAmount } from './step-wins.ts';

/** One win of a step as text: "Line 4" and "5× Crown $40.00". */
export type WinText = {
  readonly key: string;
  /** The line with its colour; `null` for scatters. */
  readonly line: { readonly label: string; readonly color: string } | null;
  readonly text: string;
};

type Texts = { readonly i18n: GameTexts; readonly formatMoney: FormatMoney };

/** The name of the total of a round with several steps. */
export function totalKey(round: SlotRound, currency: Currency) {
  if (hasFreeSpins(round)) return 'slots:freeSpins.total';
  return kindOfReturn(round, currency) === 'won' ? 'slots:slotResult.total' : 'table.returned';
}

/** The wins of a step, largest line first, scatters last. */
export function winTexts(step: SpinStep, state: SlotState, texts: Texts): WinText[] {
  const { i18n, formatMoney } = texts;
  const { currency, paytable } = state;
  const lines = linesByAmount(step, currency).map(
    (win, order): WinText => ({
      key: `line-${win.line}`,
      line: { label: i18n.t('result.line', { line: win.line }), color: lineColor(order).text },
      text: i18n.t('result.lineWin', {
        count: win.count,
        symbol: i18n.symbol(win.symbol),
        amount: formatMoney(toMinor(win.amount, currency)),
      }),
    }),
  );
  const ways = [...step.ways]
    .sort((one, other) => Number(toMinor(other.amount, currency) - toMinor(one.amount, currency)))
    .map(
      (win): WinText => ({
        key: `ways-${win.symbol}`,
        line: null,
        text: i18n.t('result.waysWin', {
          count: win.count,
          symbol: i18n.symbol(win.symbol),
          ways: i18n.t('result.ways', { count: win.ways }),
          amount: formatMoney(toMinor(win.amount, currency)),
        }),
      }),
    );
  const groups = (step.kind === 'comets' ? [] : step.groups).map(
    (win): WinText => ({
      key: `group-${win.symbol}`,
      line: null,
      text: i18n.t('result.lineWin', {
        count: win.count,
        symbol: i18n.symbol(win.symbol),
        amount: formatMoney(toMinor(win.amount, currency)),
      }),
    }),
  );
  const paid = [...lines, ...ways, ...groups, ...cometTexts(step, state, texts)];
  const scatterMinor = toMinor(step.scatterAmount, currency);
  const scatter = paytable.symbols.find(({ role }) => role === 'scatter');
  if (!scatter || (scatterMinor === 0n && step.freeSpinsAwarded === 0)) return paid;
  const named = { count: step.scatters, symbol: i18n.symbol(scatter.symbol) };
  const text =
    scatterMinor > 0n
      ? i18n.t('result.lineWin', { ...named, amount: formatMoney(scatterMinor) })
      : i18n.t('result.scatters', named);
  return [...paid, { key: 'scatter', line: null, text }];
}

/** What the comets of a step add: their values, the sum and the amount. */
function cometTexts(step: SpinStep, state: SlotState, { formatMoney }: Texts): WinText[] {
  if (step.kind !== 'comets') return [];
  const amount = formatMoney(toMinor(step.amount, state.currency), 'always');
  return [{ key: 'comets', line: null, text: `${cometSum(step, state)} ${amount}` }];
}

/** As "×2 + ×5 = ×7"; a single value as it is. */
function cometSum(step: SpinStep, { paytable }: SlotState): string {
  const values = cometsOf(step, paytable).map(({ multiplier }) => `×${multiplier}`);
  const sum = `×${step.multiplier}`;
  return values.length === 1 ? sum : `${values.join(' + ')} = ${sum}`;
}

/** The text of won free spins: without a life left they end early. */
export const wonText = ({ feature }: Pick<Paytable, 'feature'>) =>
  feature?.kind === 'lives' ? 'slots:lives.won' : 'slots:freeSpins.won';

/** The lives that are left after a free spin that cost one; otherwise empty. */
function lifeText(state: SlotState, i18n: GameTexts): string {
  const { round, landedIndex, paytable } = state;
  const step = landedStep(state);
  const count = livesLeft(round?.outcome.steps ?? [], landedIndex, paytable);
  return count === null || !step || !isBlank(step) ? '' : i18n.t('slots:lives.lost', { count });
}

/** The announcement of comets, of a lost life, or of won free spins, while a round is shown; otherwise empty. */
function landedTextOf(state: SlotState, round: SlotRound, i18n: GameTexts): string {
  const step = landedStep(state);
  const multiplied =
    step?.kind === 'comets' ? i18n.t('slots:comets.live', { sum: cometSum(step, state) }) : '';
  const awarded = step?.freeSpinsAwarded ?? 0;
  if (awarded === 0) return multiplied || lifeText(state, i18n);
  const landed = round.outcome.steps.slice(0, state.landedIndex + 1);
  const again = landed.some(({ kind }) => kind === 'free');
  const text = i18n.t(again ? 'slots:freeSpins.more' : wonText(state.paytable), { count: awarded });
  const symbol = again ? null : drawnSymbol(round.outcome.steps, state.paytable);
  return symbol === null
    ? [multiplied, text].filter((one) => one !== '').join(' ')
    : `${text}. ${i18n.t('slots:book.drawn', { symbol: i18n.symbol(symbol) })}`;
}

/** The announcement after a round, and of what a step has won or lost meanwhile; otherwise empty. */
export function liveTextOf(state: SlotState, texts: Texts): string {
  const { i18n, formatMoney } = texts;
  const { phase, round, currency, landedIndex } = state;
  if (!round || landedIndex < 0) return '';
  if (phase === 'revealing') return landedTextOf(state, round, i18n);
  const balance = i18n.t('result.balance', { amount: formatMoney(state.balanceMinor) });
  const kind = kindOfReturn(round, currency);
  if (kind === 'lost') return `${i18n.t('result.none')} ${balance}`;
  const amount = formatMoney(toMinor(round.win, currency));
  const won = i18n.t(kind === 'won' ? 'result.win' : 'result.returned', { amount });
  const [step, ...more] = round.outcome.steps;
  if (!step || more.length > 0) return `${won} ${balance}`;
  const wins = winTexts(step, state, texts).map(({ line, text }) =>
    line ? `${line.label}: ${text}` : text,
  );
  return `${won} ${wins.join('; ')}. ${balance}`;
}
