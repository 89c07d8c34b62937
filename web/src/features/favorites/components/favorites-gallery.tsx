import '@/styles/selection.scss';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import type { Game } from '@/lib/api/contract-types.ts';
import {
  applyFilter,
  type FavoriteGame,
  type FavoritesFilter,
  filterFromSearch,
  searchFromFilter,
} from '../favorites-filter.ts';
import type { FavoritesPageProps } from '../page-props.ts';
import { type Removal, useRemoval } from '../use-removal.ts';
import { FavoritesTools, SelectionBar } from './favorites-tools.tsx';
import { PopularGames } from './popular-games.tsx';

type FavoritesGalleryProps = Pick<FavoritesPageProps, 'Tile'> & {
  readonly games: readonly FavoriteGame[];
  readonly catalogue: readonly Game[];
};

/** A list of this length leaves room for suggestions below. */
const SHORT_LIST = 12;

/** The favourites in a grid, with sorting and removal of one or several. */
export function FavoritesGallery({ games, catalogue, Tile }: FavoritesGalleryProps) {
  const { t } = useTranslation(['app', 'favorites']);
  const [filter, change] = useFilter();
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  const removal = useRemoval(() => setPicked(null));
  const shown = applyFilter(games, filter).map(({ game }) => game);
  const chosen = shown.filter(({ gameId }) => picked?.has(gameId));
  const isAll = chosen.length === shown.length;
  return (
    <>
      {picked === null ? (
        <FavoritesTools
          games={games}
          filter={filter}
          onChange={change}
          onSelect={() => setPicked(new Set())}
        />
      ) : (
        <SelectionBar
          count={chosen.length}
          isAll={isAll}
          onAll={() => setPicked(new Set(isAll ? [] : shown.map(({ gameId }) => gameId)))}
          onRemove={() => removal.request(chosen)}
          onCancel={() => setPicked(null)}
        />
      )}
      {shown.length === 0 && (
        <EmptyState
          icon={<SearchX size={30} />}
          title={t('favorites:noMatch')}
          action={
            <Button variant="secondary" size="sm" onClick={() => change({ type: null })}>
              {t('games.none.clear')}
            </Button>
          }
        />
      )}
      <ul className="tile-grid" aria-label={t('favorites:title')}>
        {shown.map((game) => (
          <li key={game.gameId}>
            {picked === null ? (
              <Tile game={game} onHeart={() => removal.request([game])} />
            ) : (
              <PickableTile
                game={game}
                Tile={Tile}
                isPicked={picked.has(game.gameId)}
                onPick={() => setPicked(toggled(picked, game.gameId))}
              />
            )}
          </li>
        ))}
      </ul>
      {picked === null && games.length <= SHORT_LIST && (
        <PopularGames
          catalogue={catalogue}
          favoriteIds={new Set(games.map(({ game }) => game.gameId))}
          Tile={Tile}
        />
      )}
      <RemovalDialog removal={removal} />
    </>
  );
}

function RemovalDialog({ removal }: { readonly removal: Removal }) {
  const { t } = useTranslation(['app', 'favorites']);
  const { candidates, isConfirming, cancel, confirm } = removal;
  const count = candidates.length;
  return (
    <ConfirmDialog
      show={isConfirming}
      title={t('favorites:confirm.title')}
      text={
        count === 1
          ? t('favorites:confirm.textOne', { name: candidates[0]?.gameName ?? '' })
          : t('favorites:confirm.text', { count })
      }
      cancel={{ label: t('common.cancel'), variant: 'secondary' }}
      confirm={{ label: t('favorites:remove', { count }), variant: 'danger' }}
      onCancel={cancel}
      onConfirm={confirm}
    />
  );
}

function useFilter(): [FavoritesFilter, (change: Partial<FavoritesFilter>) => void] {
  const [search, setSearch] = useSearchParams();
  const filter = filterFromSearch(search);
  const change = (next: Partial<FavoritesFilter>) => {
    // Based on the latest change, because the rendered address lags behind quick changes.
    const latest = filterFromSearch(new URLSearchParams(window.location.search));
    setSearch(searchFromFilter({ ...latest, ...next }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return [filter, change];
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

type PickableTileProps = Pick<FavoritesPageProps, 'Tile'> & {
  readonly game: Game;
  readonly isPicked: boolean;
  readonly onPick: () => void;
};

/** A tile in selection mode: all of it belongs to its checkbox. */
function PickableTile({ game, Tile, isPicked, onPick }: PickableTileProps) {
  const { t } = useTranslation(['app', 'favorites']);
  return (
    <div className={`favorites-pickable position-relative ${isPicked ? 'is-picked' : ''}`}>
      <div inert>
        <Tile game={game} showsBadge={false} />
      </div>
      <label className="position-absolute inset-0 p-2-5 cursor-pointer rounded-lg">
        <input
          type="checkbox"
          className="form-check-input rounded-8"
          checked={isPicked}
          onChange={onPick}
          aria-label={t('favorites:selectGame', { name: game.gameName })}
        />
      </label>
    </div>
  );
}
