import { fileURLToPath } from 'node:url';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../e2e/axe.ts';
import { logInByApi } from '../e2e/log-in-by-api.ts';
import type { Player } from '../e2e/player.ts';
import type { PlayerApi } from '../e2e/player-api.ts';
import { expect, test } from '../e2e/test.ts';
import { type SampleName, sampleSession } from './sample-sessions.ts';
import { settle } from './settle.ts';
import type { Step } from './steps.ts';
import { expectWellFormed } from './well-formed.ts';

/** One picture: the visitor, the page, and the content that must be visible before it is taken. */
export type Scene = {
  /** Names the picture, after the name of its section. */
  readonly name: string;
  /** A guest, a sample account, or a new player of the scene's own. */
  readonly as?: 'guest' | SampleName | 'own';
  /** A function when it contains a result of `before`. */
  readonly path: string | (() => string);
  /** A text of the page, or a locator. */
  readonly shows: string | RegExp | ((page: Page) => Locator);
  /** Runs before the page opens, for a player of the scene's own. */
  readonly before?: (api: PlayerApi, others: Others) => Promise<unknown>;
  /** The visitor's actions on the page. */
  readonly steps?: Step;
  /** Console errors that the scene provokes. */
  readonly consoleErrors?: RegExp;
  readonly language?: 'pt-br' | 'id' | 'es';
  readonly only?: 'desktop' | 'mobile';
};

/** Further actions of the player. */
type Others = {
  /** Logs the same player in on another device, which ends the session here. */
  readonly logInElsewhere: () => Promise<unknown>;
};

export const picturesDir = fileURLToPath(new URL('../e2e/tour', import.meta.url));

/** Declares a section of the tour: each scene becomes a test that ends with its picture. */
export function tour(section: string, scenes: readonly Scene[]): void {
  for (const scene of scenes) {
    test.describe(section, () => {
      test.use({ expectedConsoleErrors: scene.consoleErrors ?? null });
      const { as: who = 'guest' } = scene;
      if (who === 'own') {
        test(scene.name, async ({ page, request, player, isMobile }) => {
          skipOtherLayout(scene, isMobile);
          await logInAsOwnPlayer({ page, request, player, scene });
          await show({ section, scene, page, isMobile });
        });
      } else {
        test(scene.name, async ({ page, isMobile }) => {
          skipOtherLayout(scene, isMobile);
          await logInAs(page, who);
          await show({ section, scene, page, isMobile });
        });
      }
    });
  }
}

function skipOtherLayout({ only }: Scene, isMobile: boolean): void {
  // A tablet has the frame of neither.
  const layout = isMobile ? 'mobile' : test.info().project.name;
  test.skip(only !== undefined && only !== layout, 'exists in the other layout only');
}

async function logInAs(page: Page, who: 'guest' | SampleName): Promise<void> {
  if (who === 'guest') return;
  await page.addInitScript(
    (session) => localStorage.setItem('session', session),
    sampleSession(who),
  );
}

type OwnVisit = {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly player: Player;
  readonly scene: Scene;
};

async function logInAsOwnPlayer({ page, request, player, scene }: OwnVisit): Promise<void> {
  const api = await logInByApi({ page, request, player });
  const { email, password } = player;
  const logInElsewhere = () => request.post('/api/user/login', { data: { email, password } });
  await scene.before?.(api, { logInElsewhere });
}

type Showing = {
  readonly page: Page;
  readonly isMobile: boolean;
  readonly section: string;
  readonly scene: Scene;
};

async function show({ section, scene, page, isMobile }: Showing): Promise<void> {
  const { language = 'en', consoleErrors } = scene;
  const failures = failedRequests(page);
  await page.addInitScript((code) => localStorage.setItem('language', code), language);
  await page.goto(typeof scene.path === 'string' ? scene.path : scene.path());
  await expect(page.getByRole('main').first()).toBeVisible();
  // A page's own heading is attached as soon as its code is loaded.
  await expect(page.locator('h1').first()).toBeAttached();
  // The targets of clicks have stopped moving by then, and a page has content before it goes
  // offline.
  await settle(page);
  await scene.steps?.({ page, isMobile });
  await expect(inSight(page, scene.shows)).toBeVisible({ timeout: 30_000 });
  await settle(page);
  const hasDialog = (await page.getByRole('dialog').filter({ visible: true }).count()) > 0;
  if (!hasDialog) await fitWindowToPage(page);
  await page.screenshot({
    path: `${picturesDir}/${section}-${scene.name}.${test.info().project.name}.png`,
    animations: 'disabled',
  });
  await expectWellFormed(page, language);
  await expectAccessible(page);
  expect(
    failures.filter((failure) => !consoleErrors?.test(failure)),
    'requests that failed',
  ).toEqual([]);
}

/** Shows the whole page in one picture, with the fixed bars at its ends. */
export async function fitWindowToPage(page: Page): Promise<void> {
  const width = page.viewportSize()?.width;
  if (width === undefined) return;
  const height = await page.evaluate(() => {
    window.scrollTo(0, 0);
    // Content as high as the window keeps its original height.
    for (const main of document.querySelectorAll('main')) {
      main.style.minHeight = getComputedStyle(main).minHeight;
    }
    return document.documentElement.scrollHeight;
  });
  await page.setViewportSize({ width, height });
  await settle(page);
}

export function inSight(page: Page, shows: Scene['shows']): Locator {
  if (typeof shows === 'function') return shows(page).first();
  return page.getByText(shows).filter({ visible: true }).first();
}

/** Collects failed requests, except for those that the page itself aborted. */
export function failedRequests(page: Page): readonly string[] {
  const failures: string[] = [];
  page.context().on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') failures.push(`${request.url()}: ${reason}`);
  });
  return failures;
}
