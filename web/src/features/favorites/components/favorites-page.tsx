import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoginPrompt } from '@/components/ui/login-prompt.tsx';
import { OfflineState } from '@/components/ui/offline-state.tsx';
import { isWaitingOffline } from '@/lib/api/online.ts';
import { useDocumentTitle } from '@/lib/browser/document-title.ts';
import { useCatalogue, useEveryGame } from '@/lib/games/catalogue.ts';
import { useFavorites } from '@/lib/games/favorites.ts';
import { useSession } from '@/lib/session/session.ts';
import { favoriteGames } from '../favorites-filter.ts';
import type { FavoritesPageProps } from '../page-props.ts';
import { FavoritesEmpty } from './favorites-empty.tsx';
import { FavoritesGallery } from './favorites-gallery.tsx';
import { FavoritesSample } from './favorites-sample.tsx';
import { FavoritesSkeleton } from './favorites-skeleton.tsx';
import { PopularGames } from './popular-games.tsx';
import '../favorites.css';

/** The player's favourite games. */
export function FavoritesPage(props: FavoritesPageProps) {
  const { t } = useTranslation(['app', 'favorites']);
  const session = useSession();
  useDocumentTitle(t('favorites:title'));
  return (
    <div className="d-flex flex-column gap-5">
      <h1>{t('favorites:title')}</h1>
      {session === null ? <GuestFavorites Tile={props.Tile} /> : <PlayerFavorites {...props} />}
    </div>
  );
}

function GuestFavorites({ Tile }: Pick<FavoritesPageProps, 'Tile'>) {
  const { t } = useTranslation(['app', 'favorites']);
  const catalogue = useCatalogue().data;
  return (
    <>
      <LoginPrompt spot="empty" title={t('favorites:loginTitle')} text={t('favorites:loginText')} />
      {catalogue && <PopularGames catalogue={catalogue} Tile={Tile} />}
    </>
  );
}

function PlayerFavorites({ Tile, onPlay }: FavoritesPageProps) {
  const favorites = useFavorites();
  const catalogue = useEveryGame();
  if (favorites.isError) {
    return (
      <FavoritesSample onRetry={() => void favorites.refetch()} isRetrying={favorites.isFetching} />
    );
  }
  if (catalogue.isError && catalogue.data === undefined) {
    return (
      <ErrorState
        error={catalogue.error}
        onRetry={() => void catalogue.refetch()}
        retrying={catalogue.isFetching}
      />
    );
  }
  if (isWaitingOffline(favorites) || isWaitingOffline(catalogue)) return <OfflineState />;
  if (favorites.data === undefined || catalogue.data === undefined) return <FavoritesSkeleton />;
  const games = favoriteGames({ favorites: favorites.data, catalogue: catalogue.data });
  const offered = catalogue.data.filter(({ retired }) => !retired);
  return games.length === 0 ? (
    <FavoritesEmpty catalogue={offered} Tile={Tile} onPlay={onPlay} />
  ) : (
    <FavoritesGallery games={games} catalogue={offered} Tile={Tile} />
  );
}
