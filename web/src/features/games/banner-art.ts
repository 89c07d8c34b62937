export type BannerArt = 'deposit' | 'fair' | 'welcome';

/** The slide that is in sight before anything else of the home page. */
export const FIRST_BANNER: BannerArt = 'deposit';

/** A slide's picture in its sizes and formats, for the browser's choice. */
export function bannerSources(art: BannerArt) {
  const stem = `/art/banners/${art}`;
  return {
    avifSrcSet: `${stem}-760.avif 760w, ${stem}-1520.avif 1520w`,
    sizes: '(max-width: 480px) 380px, (max-width: 768px) 760px, 1040px',
    fallback: `${stem}-1520.webp`,
  };
}
