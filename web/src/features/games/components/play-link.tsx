import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps, useNavigate } from 'react-router-dom';
import type { Game } from '@/lib/api/contract-types.ts';
import { gamePath } from '@/lib/games/game-path.ts';
import { gamePlayPath } from '@/lib/games/game-play-path.ts';
import { useLaunchGame } from '@/lib/games/use-launch-game.ts';
import { useLongPress } from '@/lib/ui/use-long-press.ts';

type PlayLinkProps = Omit<LinkProps, 'to' | 'onClick'> & { readonly game: Game };

/**
 * A link to a game. A plain click launches it; a click for another tab, a drag and "copy link" are
 * left to the browser. A long press opens the game's page.
 */
export function PlayLink({ game, ...link }: PlayLinkProps) {
  const { t } = useTranslation();
  const launch = useLaunchGame();
  const navigate = useNavigate();
  const press = useLongPress({
    onLongPress: () => void navigate(gamePath(game)),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      launch(game);
    },
  });
  return (
    <Link
      {...link}
      style={{ ...link.style, WebkitTouchCallout: 'none' }}
      to={gamePlayPath(game)}
      aria-label={t('games.play', { name: game.gameName })}
      {...press}
    />
  );
}
