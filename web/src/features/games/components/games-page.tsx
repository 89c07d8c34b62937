import { useTranslation } from 'react-i18next';
import '@/styles/selection.scss';
import '@/styles/segmented.css';
import '../lobby.css';
import { SearchX } from 'lucide-react';
import { LobbySearch } from '@/components/layouts/lobby-search.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { OfflineState } from '@/components/ui/offline-state.tsx';
import type { Game } from '@/lib/api/contract-types.ts';
import { isWaitingOffline } from '@/lib/api/online.ts';
import { useDeviceClass } from '@/lib/browser/device.ts';
import { useDocumentTitle } from '@/lib/browser/document-title.ts';
import { countGames, retryGames, useCatalogue } from '@/lib/games/catalogue.ts';
import { suppliersOf } from '@/lib/games/game-search.ts';
import { useScrolledToActive } from '@/lib/games/use-scrolled-to-active.ts';
import {
  applyFilter,
  defaultFilter,
  isUnfiltered,
  type LobbyFilter,
  searchFromFilter,
  sortsFor,
} from '../lobby-filter.ts';
import { useLobbyFilter } from '../use-lobby-filter.ts';
import { useShownCount } from '../use-shown-count.ts';
import { GameGrid, GameGridSkeleton } from './game-grid.tsx';
import { GameRow } from './game-row.tsx';
import { HotAndNew } from './hot-and-new.tsx';
import { LobbyTools } from './lobby-tools.tsx';
import { TypeChips } from './type-chips.tsx';

/** Tiles at first and with each "load more"; their pictures load when they come near. */
const SHOWN_STEP = 60;
/** Multiples of the row lengths six and three. */
const SKELETON_TILES = 18;
/** One row or less leaves room for the hot and new games. */
const FEW = 6;

/** The lobby: all games, filtered by search, type and supplier, in the chosen order. */
export function GamesPage() {
  const { t } = useTranslation();
  useDocumentTitle(t('games.title'));
  const [filter, change] = useLobbyFilter();
  const catalogue = useCatalogue();
  const { data, error, isFetching } = catalogue;
  const games = data && applyFilter(data, filter);
  const chips = useScrolledToActive(filter.type);
  const isOffline = isWaitingOffline(catalogue);
  const suppliers = data ? suppliersOf(data) : [];
  const device = useDeviceClass();
  const showsAll = isUnfiltered(filter);
  const standing = showsAll
    ? data && t('games.subtitle', { games: data.length, suppliers: suppliers.length })
    : games && t('games.results', { count: games.length });
  return (
    <>
      <div className="align-items-baseline align-items-md-end d-flex justify-content-between gap-4">
        <div>
          <h1>{t('games.title')}</h1>
          <p className="small-text text-3 num" role="status">
            {standing ?? '\u00a0'}
          </p>
        </div>
      </div>
      <div className="lobby-filters">
        {device === 'mobile' && <LobbySearch />}
        <TypeChips
          counts={data && countGames(applyFilter(data, { ...filter, type: null }))}
          active={filter.type}
          pathTo={(type) => `/games?${searchFromFilter({ ...filter, type })}`}
          replace
          ref={chips}
        />
        <LobbyTools
          filter={filter}
          suppliers={suppliers}
          sorts={sortsFor(data ?? [])}
          onChange={change}
        />
      </div>
      {games && <Results games={games} filter={filter} />}
      {isOffline && <OfflineState />}
      {!data && !isOffline && error === null && <GameGridSkeleton count={SKELETON_TILES} />}
      {!data && error !== null && (
        <ErrorState error={error} onRetry={retryGames} retrying={isFetching} />
      )}
      {(showsAll || (games && games.length <= FEW)) && <HotAndNew />}
    </>
  );
}

type ResultsProps = {
  readonly games: readonly Game[];
  readonly filter: LobbyFilter;
};

function Results({ games, filter }: ResultsProps) {
  const { t } = useTranslation();
  const [, change] = useLobbyFilter();
  const [shownCount, showMore] = useShownCount(SHOWN_STEP);
  const shown = games.slice(0, shownCount);
  if (games.length === 0) {
    return (
      <EmptyState
        icon={<SearchX size={30} />}
        title={t('games.none.title')}
        text={t('games.none.text')}
        action={
          <button
            type="button"
            className="btn btn-secondary btn-sm"
            onClick={() => change(defaultFilter)}
          >
            {t('games.none.clear')}
          </button>
        }
      />
    );
  }
  return (
    <>
      {filter.view === 'grid' ? (
        <GameGrid games={shown} label={t('games.title')} eagerCount={6} />
      ) : (
        <ul
          className="tile-list m-0 d-grid gap-2-5 p-0 list-style-none"
          aria-label={t('games.title')}
        >
          {shown.map((game) => (
            <li key={game.gameId}>
              <GameRow game={game} />
            </li>
          ))}
        </ul>
      )}
      {shown.length < games.length && (
        <div className="mt-2 d-flex justify-content-center">
          <button type="button" className="btn btn-secondary" onClick={showMore}>
            {t('games.loadMore')}
            <span className="text-3 num">
              {t('games.shownOf', { shown: shown.length, total: games.length })}
            </span>
          </button>
        </div>
      )}
    </>
  );
}
