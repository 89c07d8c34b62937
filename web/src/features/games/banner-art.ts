export type BannerArt = 'deposit' | 'fair' | 'welcome';

/** The slide that is visible before the rest of the home page. */
export const FIRST_BANNER: BannerArt = 'deposit';

/** A slide's image in its sizes and formats, as a `srcset`. */
export function bannerSources(art: BannerArt) {
  const stem = `/art/banners/${art}`;
  return {
    avifSrcSet: `${stem}-760.avif 760w, ${stem}-1520.avif 1520w`,
    sizes: '(max-width: 480px) 380px, (max-width: 768px) 760px, 1040px',
    fallback: `${stem}-1520.webp`,
  };
}
