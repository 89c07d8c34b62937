import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ReportRow } from '@/lib/games/fairness-report.ts';
import { gamePath } from '@/lib/games/game-path.ts';
import { gameTypeName } from '@/lib/games/game-types.ts';
import { betText } from '../bet-name.ts';

/** A game's image and name; the name links to the game's page. */
export function GameName({ row: { game, report } }: { readonly row: ReportRow }) {
  const { t } = useTranslation(['app', 'fairness-page']);
  const type = gameTypeName(game.gameType);
  // Where the RTP differs between bets, the metrics belong to one of them.
  const bet = report && betText(report.bet);
  return (
    <span className="report-game fairness-game d-flex align-items-center gap-3">
      <img
        className="rounded-10 flex-none bg-s3 object-fit-cover"
        src={game.pgIconUrl}
        alt=""
        width={36}
        height={40}
        loading="lazy"
      />
      <span>
        <Link className="text-body fw-semibold" to={gamePath(game)}>
          {game.gameName}
        </Link>
        <small>
          {t(`games.types.${type}`)}
          {bet && (
            <span>
              {' · '}
              {t(`fairness-page:bets.${bet.text}`, { count: 'count' in bet ? bet.count : 1 })}
            </span>
          )}
        </small>
      </span>
    </span>
  );
}
