import { useDeferredValue } from 'react';
import { Loading } from '@/components/ui/loading.tsx';
import { TileSkeleton } from '@/components/ui/tile-skeleton.tsx';
import type { Game } from '@/lib/api/contract-types.ts';
import { GameTile } from './game-tile.tsx';

type GameGridProps = {
  readonly games: readonly Game[];
  /** The accessible name of the list, if no heading labels it. */
  readonly label?: string;
  /** One row that scrolls when it overflows; the rail's title replaces the badges. */
  readonly isRail?: boolean;
  readonly showsBadges?: boolean | undefined;
  /** The number of tiles in the first viewport, which do not wait for the others. */
  readonly eagerCount?: number;
};

export function GameGrid(props: GameGridProps) {
  const { games, label, isRail = false, showsBadges = !isRail, eagerCount = 0 } = props;
  // Rendering so many tiles at once would delay the first ones, and block input.
  const shown = useDeferredValue(games, games.slice(0, eagerCount));
  return (
    <ul className={isRail ? 'tile-grid tile-rail' : 'tile-grid'} aria-label={label}>
      {shown.map((game, index) => (
        <li key={game.gameId}>
          <GameTile game={game} showsBadge={showsBadges} eager={index < eagerCount} />
        </li>
      ))}
      {places(games.length - shown.length).map((place) => (
        <li key={place} aria-hidden>
          <TileSkeleton />
        </li>
      ))}
    </ul>
  );
}

/** Of tiles that come later: the page has its height at once, so that a reload finds its position. */
const places = (count: number): string[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => `place-${index}`);

type SkeletonProps = { readonly count: number; readonly isRail?: boolean };

/** Placeholder tiles with the size of the grid while the games load. */
export function GameGridSkeleton({ count, isRail = false }: SkeletonProps) {
  return (
    <Loading className={isRail ? 'tile-grid tile-rail' : 'tile-grid'}>
      {places(count).map((place) => (
        <TileSkeleton key={place} />
      ))}
    </Loading>
  );
}
