import type { Frame, Page } from '@playwright/test';
import { expect } from '../e2e/test.ts';

/** Waits until nothing moves any more: fonts, pictures, what loads, and what slides in. */
export async function settle(
  page: Page | Frame,
  { isLoading }: { isLoading: boolean },
): Promise<void> {
  // A call that fails is tried again before the page says so.
  const skeletons = page.locator('.skeleton').filter({ visible: true });
  if (!isLoading) await expect(skeletons).toHaveCount(0, { timeout: 30_000 });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images];
    // A picture of the whole page shows those too that a visitor would have to scroll to.
    for (const picture of pictures) picture.loading = 'eager';
    // One that is broken is for the scene to judge.
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => null)));
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.all(finite.map(({ finished }) => finished.catch(() => null)));
    // What is there is not yet to be seen: a frame within the page may be painted much later.
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await painted();
    await painted();
  });
}
