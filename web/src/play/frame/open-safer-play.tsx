import { useGameTexts } from '../game-texts-context.ts';
import { HostLink } from './host-link.tsx';
import { useGamePage } from './page-context.ts';

/** A link to the player's limits. */
export function OpenSaferPlay() {
  const { host } = useGamePage();
  const { t } = useGameTexts();
  return (
    <p className="mt-5">
      <HostLink
        address={host.saferPlay}
        message={{ type: 'safer-play' }}
        text={t('bar.saferPlay')}
        className="btn-quiet"
      />
    </p>
  );
}
