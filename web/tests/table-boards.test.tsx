import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { StoryName } from '../workbench/stories.ts';
import { openGame, storyOf, WIDE } from './open-game.tsx';
import { PHONE, type Size, settle } from './screen.ts';

/* What the boards of tables, tickets and cards show, in the windows in which it is hardest. */

const SMALL_PHONE = { width: 360, height: 640 } as const;
const LAPTOP = { width: 1_280, height: 720 } as const;

/** Opens a game and acts its story. */
async function actStory(gameId: string, name: StoryName, size: Size): Promise<void> {
  const { game } = await openGame(name, { gameId, language: 'en', size });
  await storyOf(gameId, name).act?.(game);
}

function boxOf(selector: string): DOMRect {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`the page has no ${selector}`);
  return element.getBoundingClientRect();
}

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent);
const styleOf = (selector: string) =>
  getComputedStyle(document.querySelector(selector) ?? document.body);

test('the dealer and three hands of blackjack, side by side, are in one view of a small phone', async () => {
  await actStory('hall-blackjack', 'rest', SMALL_PHONE);
  click('.hand-counts label:nth-of-type(3) input');
  await page.getByTestId('play').click();
  await expect
    .poll(() => document.querySelectorAll('.bj-hand[data-active]').length, { timeout: 15_000 })
    .toBe(1);
  const hands = [...document.querySelectorAll('.bj-players .bj-hand')].map((hand) =>
    hand.getBoundingClientRect(),
  );
  expect(hands).toHaveLength(3);
  const tops = hands.map(({ top }) => top);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
  expect(boxOf('.bj-dealer').top).toBeGreaterThanOrEqual(boxOf('.table').top);
  expect(Math.max(...hands.map(({ bottom }) => bottom))).toBeLessThanOrEqual(
    boxOf('.table').bottom,
  );
});

test.each(['hall-blackjack', 'lantern-holdem', 'harbour-jacks'])(
  '%s is in one view of a low window, in which nothing of a finished round takes the focus',
  async (gameId) => {
    await actStory(gameId, 'win', WIDE);
    await settle();
    const table = document.querySelector('.table');
    expect(table?.scrollHeight).toBe(table?.clientHeight);
  },
);

test('the winner of Dragon Tiger is marked, and the loser dims', async () => {
  await actStory('dragon-tiger', 'win', PHONE);
  await expect
    .poll(() => document.querySelectorAll('.side[data-ahead]').length, { timeout: 10_000 })
    .toBe(1);
  expect(document.querySelectorAll('.side[data-behind]')).toHaveLength(1);
  expect(styleOf('.side[data-behind] .side-figure').filter).not.toBe('none');
});

test('a phone shows the balls of keno in the order of the draw', async () => {
  await actStory('aurora-keno', 'win', PHONE);
  await expect.poll(() => textsOf('.keno-tray .keno-ball').length, { timeout: 10_000 }).toBe(20);
  const places = [...document.querySelectorAll('.keno-tray .keno-ball')].map((ball) =>
    ball.getBoundingClientRect(),
  );
  expect(places.every(({ width }) => width > 0)).toBe(true);
  expect(places.map(({ left }) => left)).toEqual(
    places.map(({ left }) => left).toSorted((a, b) => a - b),
  );
});

test('ten marks and five saved slips of keno leave the slip in one view of a laptop', async () => {
  const mark = async (first: number) => {
    for (let number = first; number < first + 10; number += 1) {
      click(`[data-spot="${number}"]`);
      await settle();
    }
  };
  await actStory('aurora-keno', 'rest', LAPTOP);
  for (const first of [1, 11, 21, 31, 41]) {
    await mark(first);
    click('.keno-save');
    click('.keno-tools button:nth-of-type(2)');
    await settle();
  }
  await mark(51);
  expect(document.querySelectorAll('.keno-number[aria-pressed="true"]')).toHaveLength(10);
  expect(document.querySelectorAll('.keno-unsave')).toHaveLength(5);
  const { scrollHeight, clientHeight } = document.querySelector('.table') ?? document.body;
  expect(scrollHeight).toBe(clientHeight);
});

test('the sea of High Tide stays below the texts, and its chain of eight in the window', async () => {
  await actStory('high-tide', 'epic', PHONE);
  await expect
    .poll(() => document.querySelectorAll('.tide-chain > li').length, { timeout: 20_000 })
    .toBe(8);
  const chain = document.querySelector('.tide-chain') ?? document.body;
  expect(chain.scrollWidth).toBe(chain.clientWidth);
  await expect
    .poll(() => boxOf('.sea').top, { timeout: 10_000 })
    .toBeGreaterThan(boxOf('.table-words').bottom);
});
