/** Fairhall's own tiles have two sizes and two formats; those of other providers are used unchanged. */
const ownTile = /^(?<stem>\/art\/tiles\/[\w-]+)-400\.webp$/;

/** The files of a tile. @param src the `pgIconUrl` of its game */
export function tileSources(src: string): { src: string; avifSrcSet: string | undefined } {
  const stem = ownTile.exec(src)?.groups?.['stem'];
  return { src, avifSrcSet: stem && `${stem}-200.avif 200w, ${stem}-400.avif 400w` };
}
