import type { ComponentType } from 'react';
import type { Game } from '@/lib/api/contract-types.ts';

export type TileProps = {
  readonly game: Game;
  readonly showsBadge?: boolean;
  /** Replaces the toggle of the heart. */
  readonly onHeart?: (() => void) | undefined;
};

export type FavoritesPageProps = {
  /** The tile of a game in a grid: the lobby's tile. */
  readonly Tile: ComponentType<TileProps>;
  /** Starts a game as the lobby does. */
  readonly onPlay: (game: Game) => void;
};
