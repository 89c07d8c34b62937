const FONT_WAIT_MS_MAX = 2_500;

/** Loads and decodes one picture. @throws when it does not come or is no picture */
export async function loadPicture(path: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = path;
  await image.decode();
  return image;
}

/** The first picture of a list that this browser can decode. @throws when there is none */
export async function loadFirst(paths: readonly string[]): Promise<HTMLImageElement> {
  let cause: unknown = new Error('no picture to load');
  for (const path of paths) {
    try {
      return await loadPicture(path);
    } catch (error) {
      cause = error;
    }
  }
  throw cause;
}

/** The canvas writes with the page's fonts, so they have to be there first; not for ever, though. */
export async function loadFonts(): Promise<void> {
  const faces = ['800 40px "Bricolage Grotesque Variable"', '700 16px "Figtree Variable"'];
  const late = new Promise((resolve) => setTimeout(resolve, FONT_WAIT_MS_MAX));
  await Promise.race([Promise.allSettled(faces.map((face) => document.fonts.load(face))), late]);
}
