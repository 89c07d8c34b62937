import { CirclePlay } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useEveryGame } from '@/lib/games/catalogue.ts';
import { replayPath } from '@/lib/games/replay-path.ts';

type ReplayLinkProps = {
  readonly gameId: string | null;
  readonly roundId: string | null;
  readonly className?: string;
};

/** A link to the replay of the player's own round; null for a game without replays. */
export function ReplayLink({
  gameId,
  roundId,
  className = 'btn btn-quiet btn-sm',
}: ReplayLinkProps) {
  const { t } = useTranslation();
  const game = useEveryGame().data?.find((one) => one.gameId === gameId);
  if (gameId === null || roundId === null || !game || game.replayUrl === null) return null;
  return (
    <Link
      className={className}
      to={replayPath({ gameId, roundId })}
      aria-label={t('games.watchRound', { game: game.gameName })}
    >
      <CirclePlay size={15} />
      {t('games.watch')}
    </Link>
  );
}
