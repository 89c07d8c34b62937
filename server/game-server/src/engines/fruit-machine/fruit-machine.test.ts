import { describe, expect, it } from 'vitest';
import { scriptedStream } from '../testing/scripted-stream.ts';
import { advisedReturns } from './advised-returns.ts';
import { bestChoiceBy, choiceNames, choiceOfHolds, fruitChoice } from './fruit-choices.ts';
import {
  gridAt,
  linesAt,
  linesPercent,
  nudged,
  turnsWheel,
  viewsOf,
  wheelSums,
} from './fruit-view.ts';
import { parade7 } from './parade-7.ts';

const { tables } = parade7;
const views = [...viewsOf(tables)];
const best = bestChoiceBy(tables);

const { tickets, percents } = wheelSums(tables);
const returns = new Map(
  views.map((view) => [
    view.join(),
    linesPercent(tables, view) + (turnsWheel(tables, view) ? percents / tickets : 0),
  ]),
);
const returned = (view: readonly number[]): number => returns.get(view.join()) ?? 0;

/** The mean return of a choice in percent, by playing each of its events. */
function meanOf(stops: readonly number[], name: string): number {
  const choice = fruitChoice(name);
  if (choice.kind === 'take') return returned(stops);
  if (choice.kind === 'nudge') return returned(nudged(tables, stops, choice.reel));
  const all = views.filter((view) => choice.held.every((reel) => view[reel] === stops[reel]));
  return all.reduce((sum, view) => sum + returned(view), 0) / all.length;
}

/** The stops at which the reels show these symbols in the middle row. */
function middle(...symbols: readonly string[]): number[] {
  return symbols.map((symbol, reel) => {
    const strip = tables.strips[reel] ?? [];
    return (strip.indexOf(symbol) + strip.length - 1) % strip.length;
  });
}

describe('a view', () => {
  it('shows each stop in the top row, and wraps around the strip', () => {
    const [first = []] = gridAt(tables, [23, 0, 0]);
    expect(first).toEqual(['orange', 'cherry', 'lemon']);
  });

  it('pays each line of one symbol', () => {
    const sevens = middle('seven', 'seven', 'seven');
    expect(linesAt(tables, sevens)).toContainEqual({
      line: 1,
      symbol: 'seven',
      rows: [1, 1, 1],
      percent: 2000,
    });
  });

  it('never pays for parade symbols on a line, which turn the wheel wherever they are', () => {
    const drums = middle('drum', 'drum', 'drum');
    expect(linesAt(tables, drums).map(({ symbol }) => symbol)).not.toContain('drum');
    expect(turnsWheel(tables, drums)).toBe(true);
    expect(views.filter((view) => turnsWheel(tables, view))).toHaveLength(6 * 6 * 6);
  });
});

describe('the choices', () => {
  it('are to take, to nudge each reel, and to hold all but three, the simplest first', () => {
    expect(choiceNames(tables)).toEqual([
      ...['take', 'nudge-1', 'nudge-2', 'nudge-3', 'hold-1-2', 'hold-1-3', 'hold-2-3'],
      ...['hold-1', 'hold-2', 'hold-3', 'hold-none'],
    ]);
    expect(choiceOfHolds([0, 1, 2], 3)).toBe('take');
    expect(choiceOfHolds([2, 0], 3)).toBe('hold-1-3');
    expect(fruitChoice('hold-none')).toEqual({ kind: 'hold', held: [] });
  });

  it('are advised by the highest mean return, of equal ones the first', () => {
    for (let place = 0; place < views.length; place += 1733) {
      const stops = views[place] ?? [];
      const means = choiceNames(tables).map((name) => ({ name, mean: meanOf(stops, name) }));
      const most = Math.max(...means.map(({ mean }) => mean));
      const first = means.find(({ mean }) => mean > most - 1e-9);
      expect({ stops, best: best(stops) }).toEqual({ stops, best: first?.name });
    }
  });

  it('are all the best one of some view', () => {
    const used = new Set(views.map(best));
    expect([...used].toSorted()).toEqual(choiceNames(tables).toSorted());
  });
});

describe('a round', () => {
  it('takes what the first spin shows, without another event', () => {
    const stops = middle('bell', 'bell', 'bell');
    const stream = scriptedStream(stops);
    const ended = parade7.open(stream).choose('take', stream);
    expect(ended.table().hands[0]?.cards).toEqual(stops);
    expect(ended.returnedPercent).toBe(linesPercent(tables, stops));
    expect(ended.choices).toEqual([]);
  });

  it('nudges one reel down by one', () => {
    const stream = scriptedStream([0, 5, 7]);
    const ended = parade7.open(stream).choose('nudge-1', stream);
    expect(ended.table().hands[0]?.cards).toEqual([23, 5, 7]);
  });

  it('spins the reels that are not held, from the left', () => {
    const stream = scriptedStream([0, 5, 7, 11, 13]);
    const ended = parade7.open(stream).choose('hold-2', stream);
    expect(ended.table().hands[0]?.cards).toEqual([11, 5, 13]);
  });

  it('turns the wheel after the final view, and pays its segment besides the lines', () => {
    const drums = middle('drum', 'drum', 'drum');
    const stream = scriptedStream([...drums, 0]);
    const ended = parade7.open(stream).choose('take', stream);
    expect(ended.table().hands[1]).toMatchObject({
      ...{ name: 'wheel', cards: [0], returnedPercent: 5000 },
    });
    expect(ended.returnedPercent).toBe(5000 + linesPercent(tables, drums));
  });

  it('is ended with the best choice for an absent player', () => {
    for (const stops of views.filter((_, place) => place % 577 === 0)) {
      const stream = scriptedStream(stops);
      const opened = parade7.open(stream);
      expect(opened.fallback()).toBe(best(stops));
      expect(opened.advised()).toBe(best(stops));
    }
  });
});

it('sums the exact returns to the mean of the best choices', () => {
  const { weights, of } = advisedReturns(tables);
  const sum = [...weights].reduce((total, [percent, weight]) => total + percent * weight, 0);
  expect([...weights.values()].reduce((total, weight) => total + weight, 0)).toBe(of);
  expect((sum / of).toFixed(2)).toBe(parade7.stated.rtp);
});
