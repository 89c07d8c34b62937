import { useEffect, useRef, useState } from 'react';
import type { Game } from '@/lib/api/contract-types.ts';
import { useIsOnline } from '@/lib/api/online.ts';
import { gameTypeIcons, gameTypeName } from '@/lib/games/game-types.ts';
import { tileSources } from '@/lib/games/tile-sources.ts';
import { LoadedPicture } from './loaded-picture.tsx';

type GamePictureProps = {
  readonly game: Game;
  /** The width of the image, for the browser's choice of file. */
  readonly sizes: string;
  /** True for images in the first viewport; the others load lazily. */
  readonly eager?: boolean;
};

/** A game's tile art; when it fails to load, the type's icon and the name. */
export function GamePicture({ game, sizes, eager = false }: GamePictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  const isOnline = useIsOnline();
  const [wasOnline, setWasOnline] = useState(isOnline);
  const image = useRef<HTMLImageElement>(null);
  if (isOnline !== wasOnline) {
    setWasOnline(isOnline);
    // An image that failed offline is requested again when the connection returns.
    if (isOnline) setIsBroken(false);
  }
  // An image that the browser chose again during the first request fails without an event.
  useEffect(() => {
    if (!isOnline && image.current && isMissing(image.current)) setIsBroken(true);
  }, [isOnline]);
  if (isBroken || game.pgIconUrl === '') return <ArtFallback game={game} />;
  return (
    <LoadedPicture
      key={game.pgIconUrl}
      ref={image}
      {...tileSources(game.pgIconUrl)}
      sizes={sizes}
      alt=""
      width={300}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setIsBroken(true)}
    />
  );
}

/** Whether the image has finished loading without a result; a lazy image has not started. */
function isMissing({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0;
}

function ArtFallback({ game }: { readonly game: Game }) {
  const Icon = gameTypeIcons[gameTypeName(game.gameType)];
  return (
    <span className="tile-fallback d-flex flex-column align-items-center justify-content-center gap-2-5 w-100 h-100 text-center text-balance">
      <Icon className="text-brass" size={38} />
      <span aria-hidden="true">{game.gameName}</span>
    </span>
  );
}
