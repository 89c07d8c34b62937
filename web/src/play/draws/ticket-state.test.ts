import { describe, expect, it } from 'vitest';
import {
  activeLine,
  addLine,
  completeLines,
  emptyTicket,
  isReady,
  quickPick,
  removeLine,
  showLine,
  type Ticket,
  ticketOf,
  toggleNumber,
} from './ticket-state.ts';

const rules = { numbers: 49, picks: 6, linesMax: 10 };
const marked = (...numbers: number[]): Ticket => numbers.reduce(toggleNumber, emptyTicket(rules));
const first = () => 0;

describe('a ticket of the draw', () => {
  it('takes six numbers on a line and no seventh', () => {
    const full = marked(9, 3, 48, 1, 20, 33);
    expect(activeLine(full)).toEqual([9, 3, 48, 1, 20, 33]);
    expect(toggleNumber(full, 7)).toBe(full);
  });

  it('takes as many numbers of as many as the definition of its game has', () => {
    const small = emptyTicket({ numbers: 4, picks: 3, linesMax: 1 });
    const full = quickPick(small, (below) => below - 1);
    expect(activeLine(full)).toEqual([4, 3, 2]);
    expect(isReady(full)).toBe(true);
    expect(addLine(full)).toBe(full);
  });

  it('takes a mark away when the number is chosen again', () => {
    expect(activeLine(toggleNumber(marked(9, 3), 9))).toEqual([3]);
  });

  it('is bought with ascending lines', () => {
    expect(completeLines(marked(9, 3, 48, 1, 20, 33))).toEqual([[1, 3, 9, 20, 33, 48]]);
  });

  it('fills a line up and keeps what was marked', () => {
    expect(activeLine(quickPick(marked(2, 5), first))).toEqual([2, 5, 1, 3, 4, 6]);
  });

  it('marks a full line anew', () => {
    const full = marked(9, 3, 48, 1, 20, 33);
    expect(activeLine(quickPick(full, (below) => below - 1))).toEqual([49, 48, 47, 46, 45, 44]);
  });

  it('cannot be bought while a line is half filled in', () => {
    const full = marked(9, 3, 48, 1, 20, 33);
    expect(isReady(full)).toBe(true);
    expect(isReady(toggleNumber(addLine(full), 7))).toBe(false);
    expect(isReady(addLine(full))).toBe(true);
    expect(isReady(emptyTicket(rules))).toBe(false);
  });

  it('cannot be bought with a line twice', () => {
    const line = [1, 2, 3, 4, 5, 6];
    expect(isReady(ticketOf(rules, [line, [...line].reverse()]))).toBe(false);
  });

  it('goes to the empty line before it opens another, and holds no more than it may', () => {
    const twoAtMost = { ...marked(9, 3, 48, 1, 20, 33), rules: { ...rules, linesMax: 2 } };
    const two = addLine(twoAtMost);
    expect(two.active).toBe(1);
    expect(addLine(showLine(two, 0))).toEqual({ ...two, active: 1 });
    const full = quickPick(two, first);
    expect(addLine(full)).toBe(full);
  });

  it('keeps its active line when another is removed', () => {
    const three = ticketOf(rules, [[1], [2], [3]]);
    expect(activeLine(removeLine(three, 0))).toEqual([3]);
    expect(activeLine(removeLine(three, 2))).toEqual([2]);
    expect(removeLine(ticketOf(rules, [[1]]), 0)).toEqual(emptyTicket(rules));
  });
});
