import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Game } from '@/lib/api/contract-types.ts';
import type { FavoritesPageProps } from '../page-props.ts';

type PopularGamesProps = Pick<FavoritesPageProps, 'Tile'> & {
  readonly catalogue: readonly Game[];
  /** The ids of the favourites, which are left out. */
  readonly favoriteIds?: ReadonlySet<string>;
};

const POPULAR_MAX = 6;
const NONE: ReadonlySet<string> = new Set();

/** Playable games first. */
function byPopularity(a: Game, b: Game): number {
  return Number(b.enabled) - Number(a.enabled) || b.popularity - a.popularity;
}

/** Suggestions: the most popular games. */
export function PopularGames({ catalogue, favoriteIds = NONE, Tile }: PopularGamesProps) {
  const { t } = useTranslation(['app', 'favorites']);
  const others = catalogue.filter(({ gameId }) => !favoriteIds.has(gameId));
  const popular = others.sort(byPopularity).slice(0, POPULAR_MAX);
  if (popular.length === 0) return null;
  return (
    <section>
      <div className="section-head d-flex">
        <h2 className="d-flex align-items-center gap-2">{t('favorites:empty.popular')}</h2>
        <Link
          className="section-more d-flex align-items-center gap-1-5 fs-sm text-decoration-none"
          to="/games"
        >
          <span className="section-more-words">{t('common.seeAll')}</span>
          <ChevronRight size={15} />
        </Link>
      </div>
      <ul className="tile-grid tile-rail favorites-popular">
        {popular.map((game) => (
          <li key={game.gameId}>
            <Tile game={game} showsBadge={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}
