import { describe, expect, it } from 'vitest';
import { limitAmount, limitChoice } from './limit-choice.ts';

describe('the choice before a first deposit', () => {
  it.each([
    ['open', [], null],
    ['mt', [], null],
    ['gb', [], { kinds: ['deposit'], mayDecline: true }],
    ['gb', ['time'], { kinds: ['deposit'], mayDecline: true }],
    ['gb', ['wager'], null],
    ['br', [], { kinds: ['loss', 'time'], mayDecline: false }],
    ['br', ['deposit', 'loss'], { kinds: ['time'], mayDecline: false }],
    ['br', ['loss', 'time'], null],
  ] as const)('is, in %s with limits of %j, %j', (market, kinds, expected) => {
    expect(limitChoice(market, kinds)).toEqual(expected);
  });
});

describe('the amount of a limit', () => {
  it.each([
    ['loss', '0', 0],
    ['loss', ' 250 ', 250],
    ['loss', '10000001', null],
    ['deposit', '12.5', null],
    ['deposit', '', null],
    ['time', '14', null],
    ['time', '15', 15],
    ['time', '1441', null],
  ] as const)('of %s is, for "%s", %j', (kind, text, expected) => {
    expect(limitAmount(kind, text)).toBe(expected);
  });
});
