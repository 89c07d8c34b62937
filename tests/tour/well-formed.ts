import type { Page } from '@playwright/test';
import { brokenPictures } from '../e2e/broken-pictures.ts';
import { expect } from '../e2e/test.ts';

/** Expects what every screen owes its readers: language, title, one heading, one main, no sideways scrolling, no broken picture. */
export async function expectWellFormed(page: Page, language: string): Promise<void> {
  const found = await page.evaluate(() => ({
    language: document.documentElement.lang.toLowerCase(),
    isNamed: document.title.trim() !== '',
    headings: document.querySelectorAll('h1').length,
    mains: document.querySelectorAll('main').length,
    sidewaysPx: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(found).toEqual({
    // The checkout names its country too.
    language: expect.stringMatching(new RegExp(`^${language}\\b`)),
    isNamed: true,
    headings: 1,
    mains: 1,
    sidewaysPx: 0,
  });
  expect(await brokenPictures(page), 'pictures that the browser shows as broken').toEqual([]);
}
