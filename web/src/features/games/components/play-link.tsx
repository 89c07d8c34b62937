import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router-dom';
import type { Game } from '@/lib/api/contract-types.ts';
import { gamePlayPath } from '@/lib/games/game-play-path.ts';
import { useLaunchGame } from '@/lib/games/use-launch-game.ts';

type PlayLinkProps = Omit<LinkProps, 'to' | 'onClick'> & { readonly game: Game };

/**
 * A link to a game. A plain click launches it; a click for another tab, a drag and "copy link" are
 * left to the browser.
 */
export function PlayLink({ game, ...link }: PlayLinkProps) {
  const { t } = useTranslation();
  const launch = useLaunchGame();
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    launch(game);
  };
  return (
    <Link
      {...link}
      to={gamePlayPath(game)}
      aria-label={t('games.play', { name: game.gameName })}
      onClick={onClick}
    />
  );
}
