import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Gauge,
  Gift,
  LockKeyhole,
  type LucideIcon,
  SendHorizontal,
} from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Form } from '@/components/ui/form.tsx';
import { Logo } from '@/components/ui/logo.tsx';
import { useForm } from '@/lib/ui/use-form.ts';
import { type QuickReply, quickReplies } from '../topics.ts';
import { transcriptOf } from '../transcript.ts';
import { useChat } from '../use-chat.ts';
import { Bubble, Typing } from './bubble.tsx';

const icons = {
  deposit: ArrowDownToLine,
  withdraw: ArrowUpFromLine,
  lag: Gauge,
  security: LockKeyhole,
  bonus: Gift,
} as const satisfies Record<QuickReply, LucideIcon>;

const LENGTH_MAX = 500;

type ChatProps = {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onChannels: () => void;
  /** Opens a message to support with the chat so far. */
  readonly onWrite: (transcript: string) => void;
};

/** The chat with the assistant. */
export function Chat({ inputRef, onChannels, onWrite }: ChatProps) {
  const { t } = useTranslation(['app', 'support']);
  const { intro, hello, messages, isTyping, send, resend } = useChat();
  const [openedAt] = useState(() => Date.now());
  const names = { player: t('support:chat.you'), assistant: t('support:chat.title') };
  const shared = {
    onResend: resend,
    onChannels,
    onWrite: () => onWrite(transcriptOf(messages, names)),
  };
  const log = useScrolledToEnd(`${messages.length} ${isTyping}`);
  const form = useForm({
    initial: { text: '' },
    call: { isPending: isTyping },
    send: ({ text }) => {
      if (text.trim() === '') return;
      send(text.trim());
      form.reset();
    },
  });
  return (
    <section
      className="panel chat d-flex flex-column overflow-hidden"
      aria-label={t('support:chat.title')}
    >
      <header className="chat-head flex-none d-flex align-items-center gap-3 border-bottom border-line">
        <span className="chat-mark flex-none bg-body d-grid place-items-center rounded-circle">
          <Logo sizePx={24} />
        </span>
        <div>
          <h2>{t('support:chat.title')}</h2>
          <p className="tiny-text fs-xs text-mint">{t('support:chat.online')}</p>
        </div>
      </header>
      <div
        ref={log}
        className="chat-log flex-1 d-flex flex-column gap-3-5 min-h-0 overflow-y-auto"
        role="log"
        aria-label={t('support:chat.log')}
      >
        {messages.length === 0 && (
          <div className="chat-intro mw-320 text-2 d-flex flex-column align-items-center gap-3-5 fs-md text-center">
            <span className="chat-mark flex-none bg-body d-grid place-items-center rounded-circle">
              <Logo sizePx={40} />
            </span>
            <p>{intro}</p>
          </div>
        )}
        <Bubble message={{ id: 0, from: 'assistant', text: hello, at: openedAt }} {...shared} />
        {messages.map((message) => (
          <Bubble key={message.id} message={message} {...shared} />
        ))}
        {isTyping && <Typing label={t('support:chat.typing')} />}
      </div>
      <footer className="chat-foot flex-none d-flex flex-column gap-3 border-top border-line">
        <fieldset className="chat-quick flex-nowrap flex-md-wrap min-w-0 py-0-5 px-3-5 p-md-0 d-flex gap-2 border-0">
          <legend className="visually-hidden">{t('support:chat.quickTitle')}</legend>
          {quickReplies.map((topic) => (
            <QuickButton
              key={topic}
              icon={icons[topic]}
              label={t(`support:chat.quick.${topic}`)}
              disabled={isTyping}
              onClick={() => send(t(`support:chat.quick.${topic}`), topic)}
            />
          ))}
        </fieldset>
        <Form form={form} className="chat-form d-flex gap-2-5">
          <input
            ref={inputRef}
            className="form-control h-46"
            aria-label={t('support:chat.placeholder')}
            placeholder={t('support:chat.placeholder')}
            autoComplete="off"
            enterKeyHint="send"
            maxLength={LENGTH_MAX}
            value={form.fields.text}
            onChange={({ target }) => form.change({ text: target.value })}
          />
          <Button type="submit" aria-label={t('support:chat.send')}>
            <SendHorizontal size={19} />
          </Button>
        </Form>
      </footer>
    </section>
  );
}

type QuickButtonProps = {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
};

function QuickButton({ icon: Icon, label, disabled, onClick }: QuickButtonProps) {
  return (
    <button
      type="button"
      className="chip h-hit h-md-36 align-items-center text-nowrap text-decoration-none fs-sm"
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      <Icon size={16} />
      {label}
    </button>
  );
}

/** Scrolls to the latest message. */
function useScrolledToEnd(change: string): RefObject<HTMLDivElement | null> {
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (change !== '') log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [change]);
  return log;
}
