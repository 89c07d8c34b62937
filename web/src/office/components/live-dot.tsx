import { useTranslation } from 'react-i18next';
import { useIsOnline } from '@/lib/api/online.ts';
import { useIsLive } from '../lib/api/live-office.ts';

/** Whether changes arrive by themselves. */
export function LiveDot() {
  const { t } = useTranslation('office');
  const isOnline = useIsOnline();
  const isLive = useIsLive() && isOnline;
  return (
    <span
      className={`live-dot d-inline-flex align-items-center text-3 fs-xs fw-semibold ${isLive ? 'is-live' : ''}`}
    >
      {t(isLive ? 'live.on' : 'live.off')}
    </span>
  );
}
