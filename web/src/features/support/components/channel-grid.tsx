import '@/styles/notice.css';
import { Info } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Fact, Facts } from '@/components/ui/facts.tsx';
import { type ChannelName, channels } from '../channels.ts';

type ChannelGridProps = {
  readonly ref: RefObject<HTMLElement | null>;
  readonly onChat: () => void;
  readonly onHelp: () => void;
};

/** Every channel as a card; external channels open a dialog with their address. */
export function ChannelGrid({ ref, onChat, onHelp }: ChannelGridProps) {
  const { t } = useTranslation(['app', 'support']);
  const [shown, setShown] = useState<ChannelName>('email');
  const [isOpen, setIsOpen] = useState(false);
  const open = (name: ChannelName) => {
    if (name === 'chat') return onChat();
    if (name === 'help') return onHelp();
    setShown(name);
    setIsOpen(true);
  };
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={t('support:channelsTitle')}
      className="channels d-grid gap-3"
    >
      {channels.map(({ name, icon: Icon, hue }) => (
        <button
          key={name}
          type="button"
          className={`channel min-w-0 text-body d-flex align-items-center gap-3 px-3 py-2 rounded-lg shadow-lit text-start ${name === 'chat' ? 'is-first' : ''}`}
          onClick={() => open(name)}
        >
          <span className="icon-box" style={{ '--icon-hue': hue }}>
            <Icon size={20} />
          </span>
          <span className="min-w-0 d-flex flex-column">
            <span className="lh-20 fw-650 fs-md">{t(`support:channels.${name}.name`)}</span>
            <span className="lh-17 text-3 fs-xs">{t(`support:channels.${name}.window`)}</span>
          </span>
        </button>
      ))}
      <ContactDialog name={shown} show={isOpen} onHide={() => setIsOpen(false)} onChat={onChat} />
    </section>
  );
}

type ContactDialogProps = {
  readonly name: ChannelName;
  readonly show: boolean;
  readonly onHide: () => void;
  readonly onChat: () => void;
};

function ContactDialog({ name, show, onHide, onChat }: ContactDialogProps) {
  const { t } = useTranslation(['app', 'support']);
  const title = t(`support:channels.${name}.name`);
  const address = channels.find((channel) => channel.name === name)?.address ?? '';
  const opensChat = useRef(false);
  const [hasLeftForChat, setHasLeftForChat] = useState(false);
  // After the exit, because a closing dialog returns the focus to its opener.
  useEffect(() => {
    if (!hasLeftForChat) return;
    setHasLeftForChat(false);
    onChat();
  }, [hasLeftForChat, onChat]);
  const handleExited = () => {
    setHasLeftForChat(opensChat.current);
    opensChat.current = false;
  };
  return (
    <Dialog show={show} onHide={onHide} onExited={handleExited} title={title} widthPx={420}>
      <Facts>
        <Fact
          label={t('support:contact.address')}
          valueClassName="d-flex align-items-center gap-1-5"
        >
          {address}
          <CopyButton text={address} what={title} />
        </Fact>
        <Fact label={t('support:contact.window')}>{t(`support:channels.${name}.window`)}</Fact>
      </Facts>
      <p className="notice">
        <Info size={18} />
        {t('support:contact.demo')}
      </p>
      <Button
        size="lg"
        className="w-100"
        onClick={() => {
          opensChat.current = true;
          onHide();
        }}
      >
        {t('support:contact.toChat')}
      </Button>
    </Dialog>
  );
}
