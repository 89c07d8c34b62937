import { FavoritesPage } from '@/features/favorites/components/favorites-page.tsx';
import { GameTile } from '@/features/games/components/game-tile.tsx';
import { useLaunchGame } from '@/lib/games/use-launch-game.ts';

export default function FavoritesRoute() {
  return <FavoritesPage Tile={GameTile} onPlay={useLaunchGame()} />;
}
