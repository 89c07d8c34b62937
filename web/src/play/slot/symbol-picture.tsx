import type { CSSProperties } from 'react';
import { symbolPaths } from './stage/art-loader.ts';
import { atlasRows, findCell, SYMBOL_SIDE, SYMBOLS_IN_ROW } from './stage/symbol-atlas.ts';
import { themeOf } from './themes/slot-themes.ts';

/** A symbol of a slot, out of the picture of all of them; its name where the picture lacks it. */
export function SymbolPicture(props: {
  readonly gameId: string;
  readonly symbol: string;
  /** CSS pixels. */
  readonly side: number;
  /** Empty for decoration. */
  readonly alt: string;
}) {
  const { gameId, symbol, side, alt } = props;
  const { symbols: looks, hasLargeSymbols = false } = themeOf(gameId);
  const cell = findCell(looks, symbol);
  if (!cell) return <span className="flex-none fs-xs">{symbol}</span>;
  const scale = side / SYMBOL_SIDE;
  const [avif, webp] = symbolPaths(gameId, hasLargeSymbols);
  const style: CSSProperties = {
    width: side,
    height: side,
    backgroundImage: `image-set(url("${avif}") type("image/avif"), url("${webp}") type("image/webp"))`,
    backgroundSize: `${SYMBOLS_IN_ROW * side}px ${atlasRows(looks) * side}px`,
    backgroundPosition: `${-cell.x * scale}px ${-cell.y * scale}px`,
  };
  const name = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return <span className="d-block flex-none" style={style} {...name} />;
}
