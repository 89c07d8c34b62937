const FONT_WAIT_MS_MAX = 2_500;

/** Loads and decodes an image. @throws if it fails to load or to decode */
export async function loadPicture(path: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = path;
  await image.decode();
  return image;
}

/** The first image of a list that the browser can decode. @throws without one */
export async function loadFirst(paths: readonly string[]): Promise<HTMLImageElement> {
  let cause: unknown = new Error('no image to load');
  for (const path of paths) {
    try {
      return await loadPicture(path);
    } catch (error) {
      cause = error;
    }
  }
  throw cause;
}

/** Waits, up to a time limit, for the fonts of the page, which the canvas uses. */
export async function loadFonts(): Promise<void> {
  const faces = ['800 40px "Bricolage Grotesque Variable"', '700 16px "Figtree Variable"'];
  const late = new Promise((resolve) => setTimeout(resolve, FONT_WAIT_MS_MAX));
  await Promise.race([Promise.allSettled(faces.map((face) => document.fonts.load(face))), late]);
}
