import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Game } from '@/lib/api/contract-types.ts';
import { freePlayPath } from '@/lib/free-play/free-play-path.ts';
import { preloadLoadingArt } from '@/lib/games/loading-art.ts';
import '../try-free.css';

/** The quiet second link of a game: free play, without an account. */
export function TryFree({
  game,
  className = '',
}: {
  readonly game: Game;
  readonly className?: string;
}) {
  const { t } = useTranslation();
  if (!game.enabled || !game.freePlay) return null;
  const text = t('games.tryFree');
  return (
    <Link
      className={`try-free px-3 text-white fs-xs fw-650 text-decoration-none text-nowrap ${className}`}
      to={freePlayPath(game)}
      aria-label={`${text}: ${game.gameName}`}
      onClick={() => preloadLoadingArt(game)}
    >
      {text}
    </Link>
  );
}
