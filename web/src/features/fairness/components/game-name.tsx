import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { gameTypeName } from '@/lib/game-types.ts';
import type { ReportRow } from '../report-filter.ts';

/** The report's words for a round of a game with decisions. */
const ADVISED_PLAY = 'opening stake, advised play';

/** A game's picture and name; the name leads to it in the lobby. */
export function GameName({ row: { game, report } }: { readonly row: ReportRow }) {
  const { t } = useTranslation();
  const type = gameTypeName(game.gameType);
  // Where bets return differently the figures are of one of them, by its engine's name.
  const bet = report && type !== 'slot' ? report.bet : null;
  return (
    <span className="fairness-game">
      <img src={game.pgIconUrl} alt="" width={36} height={40} loading="lazy" />
      <span>
        <Link to={`/games?q=${encodeURIComponent(game.gameName)}`}>{game.gameName}</Link>
        <small>
          {t(`games.types.${type}`)}
          {bet !== null && (
            <>
              {' · '}
              {bet === ADVISED_PLAY ? t('fairness.advisedPlay') : <code>{bet}</code>}
            </>
          )}
        </small>
      </span>
    </span>
  );
}
