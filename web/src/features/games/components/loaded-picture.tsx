import { type ComponentProps, useState } from 'react';

type LoadedPictureProps = Omit<ComponentProps<'img'>, 'onLoad'> & {
  readonly src: string;
  /** The same picture smaller and larger, for the browser's choice. */
  readonly avifSrcSet: string | undefined;
  /** How wide it stands, for that choice. */
  readonly sizes: string;
};

/**
 * A picture in several files, of which the one that came stays. A browser chooses anew when the
 * window changes, as on a phone that is turned; without a connection it would then show its broken
 * picture in place of the good one, without an error event.
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
