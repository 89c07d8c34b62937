import { type ComponentProps, useState } from 'react';

type LoadedPictureProps = Omit<ComponentProps<'img'>, 'onLoad'> & {
  readonly src: string;
  /** The `srcset` of the image: the same image in two sizes. */
  readonly avifSrcSet: string | undefined;
  /** The width of the image, for the browser's choice of file. */
  readonly sizes: string;
};

/**
 * An image in several files that keeps the file that loaded. A browser chooses again when the
 * window is resized, as on a phone that is rotated; without a connection it would then replace the
 * loaded image with its broken-image icon, without an error event.
 */
export function LoadedPicture({ avifSrcSet, sizes, alt, ...image }: LoadedPictureProps) {
  const [loaded, setLoaded] = useState<string>();
  return (
    <picture>
      {avifSrcSet && <source type="image/avif" srcSet={loaded ?? avifSrcSet} sizes={sizes} />}
      <img
        {...image}
        alt={alt}
        onLoad={({ currentTarget }) => setLoaded(currentTarget.currentSrc)}
      />
    </picture>
  );
}
