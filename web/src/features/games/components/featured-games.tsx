import { useTranslation } from 'react-i18next';
import '../featured.css';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { GamePicture } from '@/components/ui/game-picture.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { Game } from '@/lib/api/contract-types.ts';
import { isWaitingOffline } from '@/lib/api/online.ts';
import { useCatalogue } from '@/lib/games/catalogue.ts';
import { gameTypeColor, gameTypeName } from '@/lib/games/game-types.ts';
import { playableFirst } from '../lobby-filter.ts';
import { FairCard } from './banners.tsx';
import { PlayLink } from './play-link.tsx';

const FEATURED = 2;

type FeaturedGamesProps = {
  /** A promotion that replaces one game. */
  readonly promotion: ReactNode;
};

/**
 * A promotion and recommended games beside the slides, on windows with the room for it. Without a
 * catalogue the link to the proofs replaces the games.
 */
export function FeaturedGames({ promotion }: FeaturedGamesProps) {
  const catalogue = useCatalogue();
  const isMissing = catalogue.isError || isWaitingOffline(catalogue);
  if (isMissing && !promotion) return null;
  if (isMissing) {
    return (
      <div className="featured d-grid gap-4">
        {promotion}
        <FairCard />
      </div>
    );
  }
  const count = promotion ? FEATURED - 1 : FEATURED;
  const recommended = catalogue.data?.filter((game) => game.isRecommended || game.enabled);
  const featured = recommended && playableFirst(recommended).slice(0, count);
  return (
    <div className="featured d-grid gap-4">
      {promotion}
      {featured?.map((game) => (
        <FeaturedGame key={game.gameId} game={game} />
      ))}
      {catalogue.isPending && (
        <>
          <Skeleton height="100%" radius="18px" />
          {count > 1 && <Skeleton height="100%" radius="18px" />}
        </>
      )}
    </div>
  );
}

function FeaturedGame({ game }: { readonly game: Game }) {
  const { t } = useTranslation();
  const style = { '--featured-hue': gameTypeColor(gameTypeName(game.gameType)) };
  const inside = (
    <>
      <span className="featured-art position-absolute">
        <GamePicture game={game} sizes="400px" eager />
      </span>
      <span className="featured-words min-w-0 d-flex flex-column">
        <span className="featured-eyebrow fw-bold fs-xs">{t('home.banners.featured')}</span>
        <span className="featured-name mt-1 mb-0-5 tracking-tight">{game.gameName}</span>
        <span className="featured-text fs-xs">
          {game.enabled ? game.supplier || t('games.unknownSupplier') : t('games.paused')}
        </span>
      </span>
      {game.enabled && (
        <span className="play-dot text-brass place-items-center border rounded-circle">
          <Play size={16} />
        </span>
      )}
    </>
  );
  if (!game.enabled) {
    return (
      <div className="featured-game" style={style}>
        {inside}
      </div>
    );
  }
  return (
    <PlayLink game={game} className="featured-game" style={style}>
      {inside}
    </PlayLink>
  );
}
