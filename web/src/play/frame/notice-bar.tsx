import { CircleAlert, Info, WifiOff, X } from 'lucide-react';
import { useEffect } from 'react';
import { useGameTexts } from '../game-texts-context.ts';
import { playSound } from '../sound/sound.ts';

/** A message above the stage that does not interrupt play. */
export function NoticeBar(props: {
  readonly tone: 'error' | 'info';
  readonly title: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  readonly onDismiss: () => void;
}) {
  const { tone, title, text, action, onDismiss } = props;
  const { t } = useGameTexts();
  useEffect(() => {
    if (tone === 'error') playSound('error');
  }, [tone]);
  const Icon = tone === 'error' ? CircleAlert : Info;
  return (
    <div
      className="notice d-flex align-items-center gap-3 pe-2 ps-4 py-2-5 border rounded-14 bg-s3 shadow-lg"
      role="alert"
    >
      <Icon size={20} className={tone === 'error' ? 'text-coral' : 'text-sky'} aria-hidden />
      <div className="notice-words min-w-0 fs-sm lh-18">
        <strong className="d-block fs-md fw-650">{title}</strong>
        <span className="d-block text-2">{text}</span>
      </div>
      {action && (
        <button type="button" className="btn-game btn-brass btn-small" onClick={action.run}>
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="notice-close d-grid flex-none place-items-center w-hit h-hit p-0 border-0 rounded"
        aria-label={t('notice.dismiss')}
        onClick={onDismiss}
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}

/** Shown while the connection is lost and calls are repeated. */
export function ReconnectingBar() {
  const { t } = useGameTexts();
  return (
    <div
      className="notice notice-offline d-flex align-items-center gap-3 pe-2 ps-4 py-2-5 rounded-14 shadow-lg"
      role="status"
    >
      <WifiOff size={20} className="text-sky" aria-hidden />
      <div className="notice-words min-w-0 fs-sm lh-18">
        <strong className="d-block fs-md fw-650">{t('notice.reconnecting')}</strong>
        <span className="d-block text-2">{t('notice.reconnectingText')}</span>
      </div>
    </div>
  );
}
