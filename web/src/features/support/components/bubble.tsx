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
  readonly onWrite: () => void;
};

/** A message of the chat, with its sender and time. */
export function Bubble({ message, onResend, onChannels, onWrite }: BubbleProps) {
  const { t } = useTranslation(['app', 'support']);
  const { dateTime } = useFormat();
  const { from, text, at, article, page, order, leadsToChannels, leadsToMessage, hasFailed } =
    message;
  const hasLinks = article ?? page ?? leadsToMessage ?? leadsToChannels;
  const time = dateTime(at, 'minute');
  return (
    <div className={`bubble-row d-flex gap-2-5 is-${from}`}>
      {from === 'assistant' && (
        <span
          className="chat-mark flex-none bg-body d-grid place-items-center rounded-circle"
          aria-hidden="true"
        >
          <Logo sizePx={18} />
        </span>
      )}
      <div className="bubble-side d-flex flex-column gap-1">
        <div className="bubble fs-md wrap-anywhere">
          <span className="visually-hidden">
            {from === 'player' ? t('support:chat.you') : t('support:chat.title')}:{' '}
          </span>
          <p>{text}</p>
          {hasLinks && (
            <p className="bubble-links d-flex flex-wrap row-gap-1 column-gap-4">
              {article !== undefined && (
                <Link
                  className="d-inline-flex align-items-center text-brass-hi fw-semibold"
                  to={`/support?article=${article}`}
                >
                  {t('support:chat.readMore')}
                </Link>
              )}
              {page !== undefined && (
                <Link
                  className="d-inline-flex align-items-center text-brass-hi fw-semibold"
                  to={page.path}
                >
                  {page.title}
                </Link>
              )}
              {leadsToMessage && (
                <button
                  type="button"
                  className="p-0 border-0 bg-transparent text-brass-hi fw-semibold text-decoration-underline"
                  onClick={onWrite}
                >
                  {t('support:questions.title')}
                </button>
              )}
              {leadsToChannels && (
                <button
                  type="button"
                  className="p-0 border-0 bg-transparent text-brass-hi fw-semibold text-decoration-underline"
                  onClick={onChannels}
                >
                  {t('support:chat.showChannels')}
                </button>
              )}
            </p>
          )}
        </div>
        {order !== undefined && <OrderCard order={order} />}
        {hasFailed ? (
          <button
            type="button"
            className="min-h-hit min-h-md-32 rounded-8 bg-transparent text-coral fw-semibold d-inline-flex align-items-center gap-1-5 px-1 py-0 border-0 fs-xs"
            onClick={() => onResend(message)}
          >
            <CircleAlert size={14} />
            {t('support:chat.failed')}
            <RotateCw size={14} />
          </button>
        ) : (
          <time className="text-3 num fs-xs" dateTime={new Date(at).toISOString()}>
            {time}
          </time>
        )}
      </div>
    </div>
  );
}

export function Typing({ label }: { readonly label: string }) {
  return (
    <div className="bubble-row d-flex gap-2-5">
      <span
        className="chat-mark flex-none bg-body d-grid place-items-center rounded-circle"
        aria-hidden="true"
      >
        <Logo sizePx={18} />
      </span>
      <div className="bubble typing d-flex p-4 fs-md wrap-anywhere">
        <span className="visually-hidden">{label}</span>
        <i className="rounded-circle" aria-hidden="true" />
        <i className="rounded-circle" aria-hidden="true" />
        <i className="rounded-circle" aria-hidden="true" />
      </div>
    </div>
  );
}
