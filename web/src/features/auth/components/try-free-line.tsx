import { Link } from 'react-router-dom';
import { freePlayPathOf } from '@/lib/free-play/free-play-path.ts';
import { useFreePlayTexts } from '@/lib/free-play/use-free-play-texts.ts';
import type { LoginTarget } from '../use-login.ts';

type TryFreeLineProps = Pick<LoginTarget, 'returnTo' | 'gameName'> & {
  readonly onLeave: () => void;
};

/** Free play of the game that the login is for, if the game has it. */
export function TryFreeLine({ returnTo, gameName, onLeave }: TryFreeLineProps) {
  const texts = useFreePlayTexts();
  const path = returnTo === undefined ? null : freePlayPathOf(returnTo);
  if (texts === null || path === null || gameName === undefined) return null;
  return (
    <p className="auth-other">
      <Link className="link-btn" to={path} onClick={onLeave}>
        {texts.tryInstead.replace('{{game}}', gameName)}
      </Link>
    </p>
  );
}
