import { onlineManager } from '@tanstack/react-query';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, vi } from 'vitest';
import { cdp, type Locator, page } from 'vitest/browser';
import { fetchFromServers } from './mock-servers.ts';

/** The time of every page under test: the examples of the contract are of this day. */
export const NOW = new Date('2026-11-21T12:00:20.000Z');

/** The product's target: WCAG 2.2, levels A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export const DESKTOP = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;
/** The narrowest window of WCAG 2.2 (1.4.10). */
export const NARROWEST = { width: 320, height: 640 } as const;
export type Size = { readonly width: number; readonly height: number };

/* What lies under a blurred surface is drawn again with each frame, without a graphics card a third of the work. */
await cdp().send('Emulation.setEmulatedMedia', {
  features: [
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'prefers-reduced-transparency', value: 'reduce' },
  ],
});

let root: Root | null = null;
const start = location.href;

vi.stubGlobal('fetch', fetchFromServers);
vi.useFakeTimers({ toFake: ['Date'], now: NOW });

let problems: string[] = [];
let expected: RegExp | null = null;
for (const level of ['error', 'warn'] as const) {
  vi.spyOn(console, level).mockImplementation((...logged) => problems.push(logged.join(' ')));
}

/** Console errors that the test provokes; any other one fails it. */
export function expectConsoleErrors(text: RegExp): void {
  expected = text;
}

/** Renders a client at an address of its own, in a window of this size. */
export async function render(client: ReactNode, { path, size }: { path: string; size: Size }) {
  if (window.innerWidth !== size.width || window.innerHeight !== size.height)
    await page.viewport(size.width, size.height);
  history.replaceState(null, '', path);
  const element = document.createElement('div');
  element.id = 'root';
  document.body.append(element);
  root = createRoot(element);
  root.render(client);
  // By then the code and the texts of the page are there, and it listens to its window events.
  await expect.poll(() => document.querySelector('h1')).not.toBeNull();
}

afterEach(() => {
  root?.unmount();
  root = null;
  document.body.replaceChildren();
  onlineManager.setOnline(true);
  history.replaceState(null, '', start);
  const others = problems.filter((text) => !expected?.test(text));
  problems = [];
  expected = null;
  expect(others, 'unexpected console output').toEqual([]);
});

/** Whether this text is visible, in any case: a style may change it. */
export const isSeen = (text: string): boolean =>
  page
    .getByText(text)
    .elements()
    .some((element) => element.checkVisibility());

/** Waits until this text is visible. */
export const sees = (text: string): Promise<void> =>
  expect.poll(() => isSeen(text), { message: text }).toBe(true);

/** Presses the button, link or tab with this whole name; the first one of the page. */
export function press(
  name: string | RegExp,
  place: Pick<Locator, 'getByRole'> = page,
): Promise<void> {
  const named = { name, exact: true };
  return place
    .getByRole('button', named)
    .or(place.getByRole('link', named))
    .or(place.getByRole('tab', named))
    .first()
    .click();
}

/** The open dialog. */
export const dialog = (): Locator => page.getByRole('dialog');

/** Presses in the open dialog, of things with one name the last: a submit button is below its tab. */
export const pressInDialog = (name: string | RegExp): Promise<void> =>
  dialog()
    .getByRole('button', { name, exact: true })
    .or(dialog().getByRole('link', { name, exact: true }))
    .last()
    .click();

/** Sends the visible form. */
export async function submit(): Promise<void> {
  const buttons = () =>
    [...document.querySelectorAll('button[type=submit]')].filter((one) => one.checkVisibility());
  await expect.poll(() => buttons().length).toBeGreaterThan(0);
  const last = buttons().at(-1);
  if (last) await page.elementLocator(last).click();
}

/** Fills visible fields of the open dialog, by their labels. */
export async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await (await field(label)).fill(value);
}

/** The visible field with this label in the open dialog, where a hidden form may have its like. */
export async function field(label: string): Promise<Locator> {
  const named = dialog().getByLabelText(label, { exact: true });
  const shown = () => named.elements().filter((element) => element.checkVisibility());
  await expect.poll(() => shown().length).toBe(1);
  const [element] = shown();
  if (element === undefined) throw new Error(`${label} disappeared`);
  return page.elementLocator(element);
}

/** Waits until nothing loads or moves. */
export async function settle(): Promise<void> {
  await expect.poll(() => document.querySelectorAll('.skeleton').length).toBe(0);
  await document.fonts.ready;
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  await Promise.all(finite.map(({ finished }) => finished.catch(() => null)));
}

/** Expects a language, a title, one h1, one main, and nothing wider than the window. */
export async function expectWellFormed(language: string): Promise<void> {
  const shape = () => ({
    language: document.documentElement.lang.toLowerCase(),
    isNamed: document.title.trim() !== '',
    headings: document.querySelectorAll('h1').length,
    mains: document.querySelectorAll('main').length,
    sidewaysPx: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  });
  await expect.poll(shape).toEqual({
    // The checkout's language tag has a region.
    language: expect.stringMatching(new RegExp(`^${language}\\b`)),
    isNamed: true,
    headings: 1,
    mains: 1,
    sidewaysPx: 0,
  });
}

/** Expects no violation of axe in the open dialog, or else in the page without its frame. */
export async function expectAccessible(): Promise<void> {
  const shown = document.querySelector('dialog[open]') ?? document.querySelector('main');
  const { violations } = await axe.run(shown ?? document, {
    runOnly: RULES,
    resultTypes: ['violations'],
    preload: false,
  });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  expect(found, 'what axe found').toEqual([]);
}
