import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Game } from '@/lib/api/contract-types.ts';
import { freePlayPath } from '@/lib/free-play/free-play-path.ts';

type TryFreeLineProps = { readonly game: Game | undefined; readonly onLeave: () => void };

/** Free play of the game that the login is for, if the game has it. */
export function TryFreeLine({ game, onLeave }: TryFreeLineProps) {
  const { t } = useTranslation(['app', 'free-play']);
  if (!game?.enabled || !game.freePlay) return null;
  return (
    <Link
      className="btn btn-secondary flex-shrink-0 w-100"
      to={freePlayPath(game)}
      onClick={onLeave}
    >
      <Play size={17} />
      {t('free-play:withoutAccount')}
    </Link>
  );
}
