import type { Page } from '@playwright/test';
import { brokenImages } from '../e2e/broken-images.ts';
import { expect } from '../e2e/test.ts';

/**
 * Checks every screen: language, title, one h1, one main, no horizontal scrolling, no broken image.
 */
export async function expectWellFormed(page: Page, language: string): Promise<void> {
  const found = await page.evaluate(() => ({
    language: document.documentElement.lang.toLowerCase(),
    isNamed: document.title.trim() !== '',
    headings: document.querySelectorAll('h1').length,
    mains: document.querySelectorAll('main').length,
    sidewaysPx: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(found).toEqual({
    // The checkout's language tag has a region.
    language: expect.stringMatching(new RegExp(`^${language}\\b`)),
    isNamed: true,
    headings: 1,
    mains: 1,
    sidewaysPx: 0,
  });
  expect(await brokenImages(page), 'pictures that the browser shows as broken').toEqual([]);
}
