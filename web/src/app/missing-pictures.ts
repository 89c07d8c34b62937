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
}

function mark({ target, type }: Event): void {
  if (target instanceof HTMLImageElement && target.alt === '') {
    target.toggleAttribute('data-missing', type === 'error');
  }
}
