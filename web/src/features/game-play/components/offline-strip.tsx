import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '@/lib/api/online.ts';

/** The offline notice over the game, because the page has no other frame. */
export function OfflineStrip() {
  const { t } = useTranslation(['app', 'game-play']);
  const isOnline = useIsOnline();
  return (
    <div role="status" className="game-offline mx-auto position-absolute pe-none">
      {!isOnline && (
        <p className="d-flex align-items-center gap-2-5 py-2-5 px-4 rounded-14 shadow-lg fs-md fw-semibold">
          <WifiOff className="flex-none text-sky" size={18} />
          {t('game-play:offline')}
        </p>
      )}
    </div>
  );
}
