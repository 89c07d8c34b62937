/**
 * Marks decorative images that failed to load, which browsers would show as broken, and requests
 * them again when the connection returns. A component decides what replaces its image.
 */
export function hideMissingImages(): void {
  // Neither event bubbles.
  document.addEventListener('error', toggleMissing, true);
  document.addEventListener('load', toggleMissing, true);
  window.addEventListener('online', () => {
    for (const image of document.querySelectorAll('img[data-missing]')) {
      image.setAttribute('src', image.getAttribute('src') ?? '');
    }
  });
  // The browser chooses a file of the `<picture>` in one of its next frames.
  window.addEventListener('resize', () => {
    requestAnimationFrame(() => requestAnimationFrame(reportSilentFailures));
  });
}

const watched = new WeakSet<HTMLImageElement>();

/**
 * Dispatches the error event for images that failed without one, as happens when the browser chooses
 * another file while the first is still loading.
 */
function reportSilentFailures(): void {
  for (const image of document.images) {
    if (image.naturalWidth > 0 || 'missing' in image.dataset || watched.has(image)) continue;
    watched.add(image);
    image
      .decode()
      .catch(() => {
        const isBroken = image.complete && image.naturalWidth === 0;
        if (isBroken) image.dispatchEvent(new Event('error'));
      })
      .finally(() => watched.delete(image));
  }
}

function toggleMissing({ target, type }: Event): void {
  if (target instanceof HTMLImageElement && target.alt === '') {
    target.toggleAttribute('data-missing', type === 'error');
  }
}
