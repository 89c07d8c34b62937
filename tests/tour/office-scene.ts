import type { Page } from '@playwright/test';
import { expectAccessible } from '../e2e/axe.ts';
import { expect, type StaffName, test } from '../e2e/office.ts';
import { failedRequests, fitWindowToPage, inSight, picturesDir, type Scene } from './scene.ts';
import { settle } from './settle.ts';
import { expectWellFormed } from './well-formed.ts';

/** One picture of the back office, which has sample staff in the place of players. */
export type OfficeScene = Pick<Scene, 'name' | 'shows' | 'steps'> & {
  readonly path: string;
  readonly as?: StaffName | 'nobody';
  readonly language?: 'pt-br';
  /** Also on phones, which show the queue and the pages of players. */
  readonly onPhones?: boolean;
  /** One layout is enough for a state that looks the same in the others. */
  readonly only?: 'desktop' | 'mobile';
};

/** Declares the scenes of a section, each a test that ends with its picture. */
export function officeTour(section: string, scenes: readonly OfficeScene[]): void {
  for (const scene of scenes) {
    const { as: who = 'ops' } = scene;
    test.describe(section, () => {
      test(scene.name, async ({ page, isMobile, logInAsStaff }) => {
        test.skip(!isShownOn(test.info().project.name, scene), 'exists in the other layouts only');
        if (who !== 'nobody') await logInAsStaff(who);
        const failures = failedRequests(page);
        const { language = 'en' } = scene;
        await page.addInitScript((code) => localStorage.setItem('language', code), language);
        await show({ page, isMobile, section, scene });
        expect(failures, 'requests that failed').toEqual([]);
      });
    });
  }
}

function isShownOn(layout: string, { only, onPhones = false }: OfficeScene): boolean {
  if (only !== undefined) return only === layout;
  return layout !== 'mobile' || onPhones;
}

type Showing = {
  readonly page: Page;
  readonly isMobile: boolean;
  readonly section: string;
  readonly scene: OfficeScene;
};

async function show({ page, isMobile, section, scene }: Showing): Promise<void> {
  await page.goto(scene.path);
  await expect(page.locator('h1').first()).toBeAttached();
  await settle(page);
  await scene.steps?.({ page, isMobile });
  await expect(inSight(page, scene.shows)).toBeVisible({ timeout: 30_000 });
  await settle(page);
  const dialogs = page.getByRole('dialog').filter({ visible: true });
  if ((await dialogs.count()) === 0) await fitWindowToPage(page);
  await page.screenshot({
    path: `${picturesDir}/${section}-${scene.name}.${test.info().project.name}.png`,
    animations: 'disabled',
  });
  await expectWellFormed(page, scene.language ?? 'en');
  await expectAccessible(page);
}
