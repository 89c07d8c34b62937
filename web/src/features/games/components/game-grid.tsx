import { useTranslation } from 'react-i18next';
import { TileSkeleton } from '@/components/ui/tile-skeleton.tsx';
import type { Game } from '@/lib/contract-types.ts';
import { GameTile } from './game-tile.tsx';

type GameGridProps = {
  readonly games: readonly Game[];
  /** What a screen reader calls the list, where no heading does. */
  readonly label?: string;
  /** One row that scrolls where it does not fit; the rail's title stands for the badges. */
  readonly isRail?: boolean;
  readonly showsBadges?: boolean | undefined;
  /** How many tiles stand in the first window. */
  readonly eagerCount?: number;
};

export function GameGrid(props: GameGridProps) {
  const { games, label, isRail = false, showsBadges = !isRail, eagerCount = 0 } = props;
  return (
    <ul className={isRail ? 'tile-grid tile-rail' : 'tile-grid'} aria-label={label}>
      {games.map((game, index) => (
        <li key={game.gameId}>
          <GameTile game={game} showsBadge={showsBadges} eager={index < eagerCount} />
        </li>
      ))}
    </ul>
  );
}

type SkeletonProps = { readonly count: number; readonly isRail?: boolean };

/** Tile-shaped place holders that keep the grid still while the games load. */
export function GameGridSkeleton({ count, isRail = false }: SkeletonProps) {
  const { t } = useTranslation();
  const places = Array.from({ length: count }, (_, index) => `place-${index}`);
  return (
    <div
      className={isRail ? 'tile-grid tile-rail' : 'tile-grid'}
      role="status"
      aria-label={t('common.loading')}
    >
      {places.map((place) => (
        <TileSkeleton key={place} />
      ))}
    </div>
  );
}
