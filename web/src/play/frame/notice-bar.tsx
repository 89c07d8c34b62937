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
    <div className={`notice gap-3 shadow-lg notice-${tone}`} role="alert">
      <Icon size={20} aria-hidden />
      <div className="notice-words">
        <strong className="d-block">{title}</strong>
        <span className="d-block">{text}</span>
      </div>
      {action && (
        <button type="button" className="btn-game btn-brass btn-small" onClick={action.run}>
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="notice-close"
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
    <div className="notice notice-offline gap-3 shadow-lg" role="status">
      <WifiOff size={20} aria-hidden />
      <div className="notice-words">
        <strong className="d-block">{t('notice.reconnecting')}</strong>
        <span className="d-block">{t('notice.reconnectingText')}</span>
      </div>
    </div>
  );
}
