import { WifiOff } from 'lucide-react';
import { usePayTexts } from '../use-pay-texts.ts';

/** States that the page may be out of date, and that it retries. */
export function OfflineNotice({ offline }: { offline: boolean }) {
  const { t } = usePayTexts();
  return (
    <div className="notices" role="status">
      {offline && (
        <div className="notice rounded d-flex align-items-center gap-2-5 pe-1-5 ps-3-5 py-1-5 fs-md fw-550">
          <WifiOff size={18} />
          <span className="flex-1">{t('problems.offline')}</span>
        </div>
      )}
    </div>
  );
}
