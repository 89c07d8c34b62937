import type { Page } from '@playwright/test';

/** The addresses of the pictures in sight that the browser shows as broken, once none is on its way. */
export function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // With its next picture the browser looks whether another file would do better now.
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await painted();
    await painted();
    const begun = [...document.images].filter(
      ({ complete, loading }) => complete || loading !== 'lazy',
    );
    await Promise.all(begun.map((image) => image.decode().catch(() => null)));
    // What stands in for one that failed comes with the next.
    await painted();
    await painted();
    return begun
      .filter((image) => image.isConnected && image.complete && image.naturalWidth === 0)
      .filter((image) => image.checkVisibility({ visibilityProperty: true }))
      .map((image) => image.currentSrc);
  });
}
