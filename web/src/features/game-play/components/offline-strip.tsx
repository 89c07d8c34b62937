import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '@/lib/online.ts';

/** Over the game, because nothing else is on this page. */
export function OfflineStrip() {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  return (
    <div role="status" className="game-offline">
      {!isOnline && (
        <p>
          <WifiOff size={18} />
          {t('gamePlay.offline')}
        </p>
      )}
    </div>
  );
}
