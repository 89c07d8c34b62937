import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Game } from '@/lib/api/contract-types.ts';
import { pressHeart, useIsFavorite } from '@/lib/games/favorites.ts';
import '../favorite-button.css';

type FavoriteButtonProps = {
  readonly game: Game;
  /** Replaces the toggle, as on a page that confirms first. */
  readonly onPress?: (() => void) | undefined;
  readonly className?: string;
};

/** The favourite button; filled for a favourite. */
export function FavoriteButton({ game, onPress, className = '' }: FavoriteButtonProps) {
  const { t } = useTranslation();
  const isFavorite = useIsFavorite(game.gameId);
  return (
    <button
      type="button"
      className={`favorite-button ${isFavorite ? 'is-favorite' : ''} ${className}`}
      aria-label={t('favorites.heart', { name: game.gameName })}
      aria-pressed={isFavorite}
      onClick={onPress ?? (() => pressHeart(game.gameId))}
    >
      <span className="favorite-disc d-grid place-items-center rounded-circle">
        <Heart size={17} />
      </span>
    </button>
  );
}
