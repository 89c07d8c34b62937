import { LayoutGrid, Shuffle } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Game } from '@/lib/api/contract-types.ts';
import type { FavoritesPageProps } from '../page-props.ts';
import { PopularGames } from './popular-games.tsx';

type FavoritesEmptyProps = FavoritesPageProps & { readonly catalogue: readonly Game[] };

/** An empty list: how to add a favourite, and games to start with. */
export function FavoritesEmpty({ catalogue, Tile, onPlay }: FavoritesEmptyProps) {
  const { t } = useTranslation(['app', 'favorites']);
  const playable = catalogue.filter(({ enabled }) => enabled);
  const surprise = () => {
    const game = playable[Math.floor(Math.random() * playable.length)];
    if (game) onPlay(game);
  };
  return (
    <>
      <section className="favorites-empty d-flex flex-column align-items-center rounded-xl text-center">
        <img className="h-auto" src="/art/spots/empty.webp" alt="" width={300} height={225} />
        <h2 className="fs-h1">{t('favorites:empty.title')}</h2>
        <p className="mt-2 mb-5 mx-0 text-2">{t('favorites:empty.text')}</p>
        <div className="favorites-empty-actions d-flex flex-wrap justify-content-center gap-2-5">
          <Link className="btn btn-primary btn-lg" to="/games">
            <LayoutGrid size={19} />
            {t('favorites:empty.browse', { count: catalogue.length })}
          </Link>
          {playable.length > 0 && (
            <Button size="lg" variant="secondary" onClick={surprise}>
              <Shuffle size={18} />
              {t('favorites:empty.surprise')}
            </Button>
          )}
        </div>
      </section>
      <PopularGames catalogue={catalogue} Tile={Tile} />
    </>
  );
}
