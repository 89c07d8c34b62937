const WAIT_MS_MAX = 2_500;

/**
 * Waits, up to a time limit, for the fonts of the page: a canvas draws with them once, and on a page whose
 * texts change their size a press meets another place than the one aimed at.
 */
export async function loadFonts(): Promise<void> {
  const faces = ['700 40px "Bricolage Grotesque"', '700 16px "Figtree Variable"'];
  const late = new Promise((resolve) => setTimeout(resolve, WAIT_MS_MAX));
  await Promise.race([Promise.allSettled(faces.map((face) => document.fonts.load(face))), late]);
}
