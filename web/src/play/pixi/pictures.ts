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
