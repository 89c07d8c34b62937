import type { Frame, Page } from '@playwright/test';
import { expect } from '../e2e/test.ts';

/** Waits until the page is still: fonts, pictures, loading content and animations. */
export async function settle(page: Page | Frame): Promise<void> {
  // A failed call is retried before the page reports it.
  const skeletons = page.locator('.skeleton').filter({ visible: true });
  await expect(skeletons).toHaveCount(0, { timeout: 30_000 });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images];
    // A picture of the whole page also shows images below the fold.
    for (const picture of pictures) picture.loading = 'eager';
    // The scene's own checks report a broken one.
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => null)));
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.all(finite.map(({ finished }) => finished.catch(() => null)));
    // A frame within the page may be painted much later than its content is attached.
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await painted();
    await painted();
  });
}
