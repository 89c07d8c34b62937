import { WifiOff } from 'lucide-react';
import { usePayTexts } from '../use-pay-texts.ts';

/** States that the page may be out of date, and that it retries. */
export function OfflineNotice({ offline }: { offline: boolean }) {
  const { t } = usePayTexts();
  return (
    <div className="notices" role="status">
      {offline && (
        <div className="notice">
          <WifiOff size={18} />
          <span>{t('problems.offline')}</span>
        </div>
      )}
    </div>
  );
}
