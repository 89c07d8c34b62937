import { Info } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { ResponsiveModal } from '@/components/ui/responsive-modal.tsx';
import { channels } from '../channels.ts';
import type { ChannelName, SupportTexts } from '../texts/support-texts.ts';

type ChannelGridProps = {
  readonly texts: SupportTexts;
  readonly onChat: () => void;
  readonly onHelp: () => void;
};

/** Every channel as a card; those that lead away open a dialog that says where to. */
export function ChannelGrid({ texts, onChat, onHelp }: ChannelGridProps) {
  const [shown, setShown] = useState<ChannelName>('email');
  const [isOpen, setIsOpen] = useState(false);
  const open = (name: ChannelName) => {
    if (name === 'chat') return onChat();
    if (name === 'help') return onHelp();
    setShown(name);
    setIsOpen(true);
  };
  return (
    <section aria-label={texts.channelsTitle} className="channels">
      {channels.map(({ name, icon: Icon, hue }) => (
        <button
          key={name}
          type="button"
          className={`channel ${name === 'chat' ? 'is-first' : ''}`}
          onClick={() => open(name)}
        >
          <span className="icon-box" style={{ '--icon-hue': hue }}>
            <Icon size={20} aria-hidden="true" />
          </span>
          <span className="channel-words">
            <span className="channel-name">{texts.channels[name].name}</span>
            <span className="channel-window">{texts.channels[name].window}</span>
          </span>
        </button>
      ))}
      <ContactDialog
        texts={texts}
        name={shown}
        show={isOpen}
        onHide={() => setIsOpen(false)}
        onChat={onChat}
      />
    </section>
  );
}

type ContactDialogProps = {
  readonly texts: SupportTexts;
  readonly name: ChannelName;
  readonly show: boolean;
  readonly onHide: () => void;
  readonly onChat: () => void;
};

function ContactDialog({ texts, name, show, onHide, onChat }: ContactDialogProps) {
  const { contact } = texts;
  const { name: title, window: answer } = texts.channels[name];
  const address = channels.find((channel) => channel.name === name)?.address ?? '';
  const wantsChat = useRef(false);
  const [hasLeftForChat, setHasLeftForChat] = useState(false);
  // Only now: a dialog that leaves gives the focus back to what opened it.
  useEffect(() => {
    if (!hasLeftForChat) return;
    setHasLeftForChat(false);
    onChat();
  }, [hasLeftForChat, onChat]);
  const handleExited = () => {
    setHasLeftForChat(wantsChat.current);
    wantsChat.current = false;
  };
  return (
    <ResponsiveModal
      show={show}
      onHide={onHide}
      onExited={handleExited}
      title={title}
      widthPx={420}
    >
      <dl className="facts">
        <div>
          <dt>{contact.address}</dt>
          <dd className="contact-address">
            {address}
            <CopyButton text={address} what={title} />
          </dd>
        </div>
        <div>
          <dt>{contact.window}</dt>
          <dd>{answer}</dd>
        </div>
      </dl>
      <p className="notice">
        <Info size={18} aria-hidden="true" />
        {contact.demo}
      </p>
      <Button
        size="lg"
        className="w-100"
        onClick={() => {
          wantsChat.current = true;
          onHide();
        }}
      >
        {contact.toChat}
      </Button>
    </ResponsiveModal>
  );
}
