import './update-prompt.css';
import { Sparkles, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { applyUpdate, useHasUpdate, watchForUpdates } from '@/lib/browser/app-update.ts';

/** Announces a new version; the player chooses when to reload, because a round may be open. */
export default function UpdatePrompt() {
  const { t } = useTranslation();
  const hasUpdate = useHasUpdate();
  const [isDismissed, setIsDismissed] = useState(false);
  useEffect(() => {
    // The development server has no worker.
    if (import.meta.env.PROD) void watchForUpdates();
  }, []);
  const isShown = hasUpdate && !isDismissed;
  return (
    <div role="status">
      {isShown && (
        <div className="toast-card bg-s3 update-prompt position-fixed start-50 d-flex align-items-center gap-3 pe-2 ps-4 py-3 border rounded-14 shadow-lg">
          <Sparkles size={21} className="text-brass" />
          <div className="flex-1 min-w-0">
            <p className="toast-title fs-md fw-bold">{t('common.update.title')}</p>
            <p className="text-2 fs-sm">{t('common.update.text')}</p>
          </div>
          <button type="button" className="btn btn-primary btn-sm" onClick={applyUpdate}>
            {t('common.update.reload')}
          </button>
          <IconButton
            label={t('common.close')}
            icon={X}
            iconSizePx={17}
            onClick={() => setIsDismissed(true)}
          />
        </div>
      )}
    </div>
  );
}
