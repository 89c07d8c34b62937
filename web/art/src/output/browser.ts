import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { drawSvg, type Recipe } from '../picture.ts';

const BROWSER_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Starts the Chromium on PATH: the recipes were tuned on its SVG filters. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      // Without it the colours depend on the colour profile of the machine.
      '--force-color-profile=srgb',
    ],
  });
}

function findBrowser(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => BROWSER_NAMES.map((name) => join(folder, name)));
  const found = candidates.find(isExecutable);
  if (found === undefined) {
    throw new Error(`Drawing needs one of these on PATH: ${BROWSER_NAMES.join(', ')}`);
  }
  return found;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A picture as PNG bytes, `scale` device pixels to each pixel of the drawing. */
export async function renderPng(browser: Browser, recipe: Recipe, scale: number): Promise<Buffer> {
  const { width, height, transparent = false } = recipe;
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  try {
    const ground = transparent ? 'transparent' : '#000';
    await page.setContent(`<body style="margin:0;background:${ground}">${drawSvg(recipe)}`);
    return await page.screenshot({ omitBackground: transparent });
  } finally {
    await page.close();
  }
}
