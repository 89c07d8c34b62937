import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Gauge,
  Gift,
  LockKeyhole,
  type LucideIcon,
  SendHorizontal,
} from 'lucide-react';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Logo } from '@/components/ui/logo.tsx';
import type { SupportTexts } from '../texts/support-texts.ts';
import { type QuickReply, quickReplies } from '../topics.ts';
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
  readonly texts: SupportTexts;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onChannels: () => void;
};

/** The chat with the assistant. */
export function Chat({ texts, inputRef, onChannels }: ChatProps) {
  const { chat } = texts;
  const { intro, hello, messages, isTyping, send, resend } = useChat(texts);
  const [openedAt] = useState(() => Date.now());
  const [text, setText] = useState('');
  const shared = { texts, onResend: resend, onChannels };
  const log = useScrolledToEnd(`${messages.length} ${isTyping}`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isTyping) return;
    send(text.trim());
    setText('');
  };
  return (
    <section className="panel chat" aria-label={chat.title}>
      <header className="chat-head">
        <span className="chat-mark">
          <Logo sizePx={24} />
        </span>
        <div>
          <h2>{chat.title}</h2>
          <p className="tiny-text text-mint">{chat.online}</p>
        </div>
      </header>
      <div ref={log} className="chat-log" role="log" aria-label={chat.log}>
        {messages.length === 0 && (
          <div className="chat-intro">
            <span className="chat-mark">
              <Logo sizePx={40} />
            </span>
            <p>{intro}</p>
          </div>
        )}
        <Bubble message={{ id: 0, from: 'assistant', text: hello, at: openedAt }} {...shared} />
        {messages.map((message) => (
          <Bubble key={message.id} message={message} {...shared} />
        ))}
        {isTyping && <Typing label={chat.typing} />}
      </div>
      <footer className="chat-foot">
        <fieldset className="chat-quick">
          <legend className="visually-hidden">{chat.quickTitle}</legend>
          {quickReplies.map((topic) => (
            <QuickButton
              key={topic}
              icon={icons[topic]}
              label={chat.quick[topic]}
              disabled={isTyping}
              onClick={() => send(chat.quick[topic], topic)}
            />
          ))}
        </fieldset>
        <form className="chat-form" onSubmit={submit}>
          <input
            ref={inputRef}
            className="form-control"
            aria-label={chat.placeholder}
            placeholder={chat.placeholder}
            autoComplete="off"
            enterKeyHint="send"
            maxLength={LENGTH_MAX}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" aria-label={chat.send}>
            <SendHorizontal size={19} />
          </Button>
        </form>
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
      className="chip"
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
