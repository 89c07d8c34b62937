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
    <main className="game-trouble d-flex flex-column align-items-center text-center">
      <img src={`/art/spots/${art}.webp`} alt="" width={220} />
      <div role="alert">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{text}</p>
      </div>
      <div className="game-trouble-actions d-flex flex-wrap justify-content-center gap-2-5">
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
