import { CircleAlert, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Logo } from '@/components/ui/logo.tsx';
import { useFormat } from '@/lib/i18n/use-format.ts';
import type { ChatMessage } from '../use-chat.ts';
import { OrderCard } from './order-card.tsx';

type BubbleProps = {
  readonly message: ChatMessage;
  readonly onResend: (message: ChatMessage) => void;
  readonly onChannels: () => void;
};

/** A message of the chat, with its sender and time. */
export function Bubble({ message, onResend, onChannels }: BubbleProps) {
  const { t } = useTranslation(['app', 'support']);
  const { dateTime } = useFormat();
  const { from, text, at, article, order, leadsToChannels, hasFailed } = message;
  const time = dateTime(at, 'minute');
  return (
    <div className={`bubble-row is-${from}`}>
      {from === 'assistant' && (
        <span className="chat-mark" aria-hidden="true">
          <Logo sizePx={18} />
        </span>
      )}
      <div className="bubble-side">
        <div className="bubble">
          <span className="visually-hidden">
            {from === 'player' ? t('support:chat.you') : t('support:chat.title')}:{' '}
          </span>
          <p>{text}</p>
          {article !== undefined && (
            <p className="bubble-links">
              <Link to={`/support?article=${article}`}>{t('support:chat.readMore')}</Link>
            </p>
          )}
          {leadsToChannels && (
            <p className="bubble-links">
              <button type="button" className="link-btn" onClick={onChannels}>
                {t('support:chat.showChannels')}
              </button>
            </p>
          )}
        </div>
        {order !== undefined && <OrderCard order={order} />}
        {hasFailed ? (
          <button type="button" className="bubble-failed" onClick={() => onResend(message)}>
            <CircleAlert size={14} />
            {t('support:chat.failed')}
            <RotateCw size={14} />
          </button>
        ) : (
          <time className="bubble-time num" dateTime={new Date(at).toISOString()}>
            {time}
          </time>
        )}
      </div>
    </div>
  );
}

export function Typing({ label }: { readonly label: string }) {
  return (
    <div className="bubble-row is-assistant">
      <span className="chat-mark" aria-hidden="true">
        <Logo sizePx={18} />
      </span>
      <div className="bubble typing">
        <span className="visually-hidden">{label}</span>
        <i aria-hidden="true" />
        <i aria-hidden="true" />
        <i aria-hidden="true" />
      </div>
    </div>
  );
}
