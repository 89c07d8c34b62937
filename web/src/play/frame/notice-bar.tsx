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
    <div className={`notice notice-${tone}`} role="alert">
      <Icon size={20} aria-hidden />
      <div className="notice-words">
        <strong>{title}</strong>
        <span>{text}</span>
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
    <div className="notice notice-offline" role="status">
      <WifiOff size={20} aria-hidden />
      <div className="notice-words">
        <strong>{t('notice.reconnecting')}</strong>
        <span>{t('notice.reconnectingText')}</span>
      </div>
    </div>
  );
}
