import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

type GameTroubleProps = {
  /** An image of `/art/spots`. */
  readonly art: string;
  readonly title: string;
  readonly text: string;
  /** The actions besides the link to the games. */
  readonly children?: ReactNode;
  readonly linksToGames?: boolean;
};

/** The screen in the place of a game: what happened, and the next actions. */
export function GameTrouble({ art, title, text, children, linksToGames = true }: GameTroubleProps) {
  const { t } = useTranslation(['app', 'game-play']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className="game-trouble min-h-screen justify-content-end justify-content-md-center d-flex flex-column align-items-center text-center">
      <img className="h-auto mb-2" src={`/art/spots/${art}.webp`} alt="" width={220} />
      <div role="alert">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="mt-2 mb-0 mx-auto text-2 text-balance">{text}</p>
      </div>
      <div className="game-trouble-actions mt-auto mt-md-6 d-flex flex-wrap justify-content-center gap-2-5">
        {children}
        {linksToGames && (
          <Link className="btn btn-secondary btn-lg" to="/games">
            {t('game-play:action.games')}
          </Link>
        )}
      </div>
    </main>
  );
}
