import { expect, test } from 'vitest';
import { pageCount, pageWindow } from './page-window.ts';

test('up to seven pages are all offered', () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a long list offers its ends and the surroundings of the current page', () => {
  expect(pageWindow(2, 40)).toEqual([1, 2, 3, 4, 5, null, 40]);
  expect(pageWindow(20, 40)).toEqual([1, null, 19, 20, 21, null, 40]);
  expect(pageWindow(38, 40)).toEqual([1, null, 36, 37, 38, 39, 40]);
});

test('every window of a long list has seven places and contains the current page', () => {
  for (let page = 1; page <= 40; page += 1) {
    const places = pageWindow(page, 40);
    expect(places).toHaveLength(7);
    expect(places).toContain(page);
  }
});

test('an empty list has one page', () => {
  expect(pageCount(0, 10)).toBe(1);
  expect(pageCount(10, 10)).toBe(1);
  expect(pageCount(11, 10)).toBe(2);
});
