import type { ComponentType } from 'react';
import type { Game } from '@/lib/contract-types.ts';

export type TileProps = {
  readonly game: Game;
  readonly showsBadge?: boolean;
  /** What the heart does instead of toggling. */
  readonly onHeart?: (() => void) | undefined;
};

export type FavoritesPageProps = {
  /** How a game stands in a grid: the lobby's own tile. */
  readonly Tile: ComponentType<TileProps>;
  /** Starts a game as the lobby does. */
  readonly onPlay: (game: Game) => void;
};
