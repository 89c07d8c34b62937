/**
 * Leaves out decorative pictures that did not come, which browsers would show as broken, and asks
 * for them again with the connection. What stands in for one, where anything does, is its
 * component's affair.
 */
export function leaveOutMissingPictures(): void {
  // Neither event bubbles.
  document.addEventListener('error', mark, true);
  document.addEventListener('load', mark, true);
  window.addEventListener('online', () => {
    for (const image of document.querySelectorAll('img[data-missing]')) {
      image.setAttribute('src', image.getAttribute('src') ?? '');
    }
  });
  // The browser looks whether another file would do better with its next picture.
  window.addEventListener('resize', () => {
    requestAnimationFrame(() => requestAnimationFrame(tellOfSilentFailures));
  });
}

const watched = new WeakSet<HTMLImageElement>();

/**
 * Says by an event which pictures failed without one, as does a file that the browser chose in place
 * of another that was still on its way.
 */
function tellOfSilentFailures(): void {
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

function mark({ target, type }: Event): void {
  if (target instanceof HTMLImageElement && target.alt === '') {
    target.toggleAttribute('data-missing', type === 'error');
  }
}
