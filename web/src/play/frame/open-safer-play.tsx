import { useI18n } from '../i18n/i18n-context.ts';
import { HostLink } from './host-link.tsx';
import { useGamePage } from './page-context.ts';

/** A link to the player's limits. */
export function OpenSaferPlay() {
  const { host } = useGamePage();
  const { t } = useI18n();
  return (
    <p className="open-returns">
      <HostLink
        address={host.saferPlay}
        message={{ type: 'safer-play' }}
        text={t('bar.saferPlay')}
        className="btn-quiet"
      />
    </p>
  );
}
