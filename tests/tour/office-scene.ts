import type { Page } from '@playwright/test';
import { expectAccessible } from '../e2e/axe.ts';
import { expect, type StaffName, test } from '../e2e/office.ts';
import { failedRequests, fitWindowToPage, inSight, picturesDir, type Scene } from './scene.ts';
import { settle } from './settle.ts';
import { expectWellFormed } from './well-formed.ts';

/** One picture of the back office, which has sample staff in the place of players. */
export type OfficeScene = Pick<
  Scene,
  'name' | 'shows' | 'steps' | 'pending' | 'responses' | 'consoleErrors'
> & {
  readonly path: string;
  readonly as?: StaffName | 'nobody';
  /** A call that returns 500, as a glob. */
  readonly fails?: string;
  readonly language?: 'pt-br';
  /** Also on phones, which show the queue and the pages of players. */
  readonly onPhones?: boolean;
  /** One layout is enough for a state that looks the same in the others. */
  readonly only?: 'desktop' | 'mobile';
};

const serverError = { code: 500, msg: 'Internal server error', data: null };

/** Declares the scenes of a section, each a test that ends with its picture. */
export function officeTour(section: string, scenes: readonly OfficeScene[]): void {
  for (const scene of scenes) {
    const { as: who = 'ops', consoleErrors, fails } = scene;
    test.describe(section, () => {
      test.use({
        expectedConsoleErrors: consoleErrors ?? (fails === undefined ? null : /status of 500/),
      });
      test(scene.name, async ({ page, isMobile, logInAsStaff }) => {
        test.skip(!isShownOn(test.info().project.name, scene), 'exists in the other layouts only');
        if (who !== 'nobody') await logInAsStaff(who);
        const failures = failedRequests(page);
        await prepare(page, scene);
        await show({ page, isMobile, section, scene });
        expect(
          failures.filter((failure) => !consoleErrors?.test(failure)),
          'requests that failed',
        ).toEqual([]);
      });
    });
  }
}

function isShownOn(layout: string, { only, onPhones = false }: OfficeScene): boolean {
  if (only !== undefined) return only === layout;
  return layout !== 'mobile' || onPhones;
}

async function prepare(page: Page, scene: OfficeScene): Promise<void> {
  const { language = 'en', pending, responses, fails } = scene;
  await page.addInitScript((code) => localStorage.setItem('language', code), language);
  if (pending !== undefined) await page.route(pending, () => {});
  if (responses !== undefined) {
    const { glob, ...envelope } = responses;
    const json = { code: 200, msg: 'success', ...envelope };
    await page.route(glob, (route) => route.fulfill({ json }));
  }
  if (fails !== undefined) {
    await page.route(fails, (route) => route.fulfill({ status: 500, json: serverError }));
  }
}

type Showing = {
  readonly page: Page;
  readonly isMobile: boolean;
  readonly section: string;
  readonly scene: OfficeScene;
};

async function show({ page, isMobile, section, scene }: Showing): Promise<void> {
  const isLoading = scene.pending !== undefined;
  await page.goto(scene.path);
  await expect(page.locator('h1').first()).toBeAttached();
  await settle(page, { isLoading });
  await scene.steps?.({ page, isMobile });
  await expect(inSight(page, scene.shows)).toBeVisible({ timeout: 30_000 });
  await settle(page, { isLoading });
  const dialogs = page.getByRole('dialog').filter({ visible: true });
  if ((await dialogs.count()) === 0) await fitWindowToPage(page);
  await page.screenshot({
    path: `${picturesDir}/${section}-${scene.name}.${test.info().project.name}.png`,
    animations: 'disabled',
  });
  await expectWellFormed(page, scene.language ?? 'en');
  await expectAccessible(page);
}
