import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '@/lib/api/online.ts';

/** The offline notice over the game, because the page has no other frame. */
export function OfflineStrip() {
  const { t } = useTranslation(['app', 'game-play']);
  const isOnline = useIsOnline();
  return (
    <div role="status" className="game-offline position-absolute pe-none">
      {!isOnline && (
        <p>
          <WifiOff size={18} />
          {t('game-play:offline')}
        </p>
      )}
    </div>
  );
}
