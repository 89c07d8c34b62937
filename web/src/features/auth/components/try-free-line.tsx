import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { freePlayPathOf } from '@/lib/free-play/free-play-path.ts';
import type { LoginTarget } from '../use-login.ts';

type TryFreeLineProps = Pick<LoginTarget, 'returnTo' | 'gameName'> & {
  readonly onLeave: () => void;
};

/** Free play of the game that the login is for, if the game has it. */
export function TryFreeLine({ returnTo, gameName, onLeave }: TryFreeLineProps) {
  const { t } = useTranslation(['app', 'free-play']);
  const path = returnTo === undefined ? null : freePlayPathOf(returnTo);
  if (path === null || gameName === undefined) return null;
  return (
    <p className="auth-other">
      <Link className="link-btn" to={path} onClick={onLeave}>
        {t('free-play:tryInstead', { game: gameName })}
      </Link>
    </p>
  );
}
