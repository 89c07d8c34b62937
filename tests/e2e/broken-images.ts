import type { Page } from '@playwright/test';

/** The URLs of the visible images that failed to load, once no image is loading. */
export function brokenImages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // In the next frame the browser may select another source.
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await painted();
    await painted();
    const begun = [...document.images].filter(
      ({ complete, loading }) => complete || loading !== 'lazy',
    );
    await Promise.all(begun.map((image) => image.decode().catch(() => null)));
    // A fallback of a failed image appears in the next frame.
    await painted();
    await painted();
    return begun
      .filter((image) => image.isConnected && image.complete && image.naturalWidth === 0)
      .filter((image) => image.checkVisibility({ visibilityProperty: true }))
      .map((image) => image.currentSrc);
  });
}
