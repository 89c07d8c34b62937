import { useEffect, useRef, useState } from 'react';
import type { Game } from '@/lib/contract-types.ts';
import { gameTypeIcons, gameTypeName } from '@/lib/game-types.ts';
import { useIsOnline } from '@/lib/online.ts';
import { LoadedPicture } from './loaded-picture.tsx';

type GamePictureProps = {
  readonly game: Game;
  /** How wide the picture stands, for the browser's choice of file. */
  readonly sizes: string;
  /** True for pictures in sight at once; the others load when they come near. */
  readonly eager?: boolean;
};

/** Our own art comes in two sizes and two formats; a foreign provider's is taken as it is. */
const ownArt = /^(?<stem>\/art\/tiles\/[\w-]+)-400\.webp$/;

/** A game's tile art; the type's icon and the name stand in when it does not load. */
export function GamePicture({ game, sizes, eager = false }: GamePictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  const isOnline = useIsOnline();
  const [wasOnline, setWasOnline] = useState(isOnline);
  const image = useRef<HTMLImageElement>(null);
  if (isOnline !== wasOnline) {
    setWasOnline(isOnline);
    // What did not come for want of a connection comes with it.
    if (isOnline) setIsBroken(false);
  }
  // A file that the browser chose again while the first was on its way fails without an event.
  useEffect(() => {
    if (!isOnline && image.current && isMissing(image.current)) setIsBroken(true);
  }, [isOnline]);
  if (isBroken || game.pgIconUrl === '') return <ArtFallback game={game} />;
  const stem = ownArt.exec(game.pgIconUrl)?.groups?.['stem'];
  return (
    <LoadedPicture
      key={game.pgIconUrl}
      ref={image}
      src={game.pgIconUrl}
      avifSrcSet={stem && `${stem}-200.avif 200w, ${stem}-400.avif 400w`}
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

/** Whether the browser is done with a picture and has none; one further down waits to be asked for. */
function isMissing({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0;
}

function ArtFallback({ game }: { readonly game: Game }) {
  const Icon = gameTypeIcons[gameTypeName(game.gameType)];
  return (
    <span className="tile-fallback">
      <Icon size={38} />
      <span aria-hidden="true">{game.gameName}</span>
    </span>
  );
}
