import '../support.css';
import '../chat.css';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LegalLinks } from '@/components/ui/legal-links.tsx';
import { useDeviceClass } from '@/lib/browser/device.ts';
import { useDocumentTitle } from '@/lib/browser/document-title.ts';
import { ChannelGrid } from './channel-grid.tsx';
import { Chat } from './chat.tsx';
import { HelpCenter } from './help-center.tsx';
import { Questions } from './questions.tsx';

/** Channels, help center, chat, and messages to support. */
export function SupportPage() {
  const { t } = useTranslation(['app', 'support']);
  useDocumentTitle(t('layout.pages.support'));
  const isMobile = useDeviceClass() === 'mobile';
  return (
    <>
      <div>
        <h1>{t('layout.pages.support')}</h1>
        <p className="small-text text-2">{t('support:subtitle')}</p>
      </div>
      <Support />
      {/* Wide windows have them in the footer. */}
      {isMobile && <LegalLinks />}
    </>
  );
}

function Support() {
  const input = useRef<HTMLInputElement>(null);
  const helpTitle = useRef<HTMLHeadingElement>(null);
  const channels = useRef<HTMLElement>(null);
  const questions = useRef<HTMLElement>(null);
  const [draft, setDraft] = useState('');
  return (
    <div className="support d-grid row-gap-4 column-gap-4-5">
      <ChannelGrid
        ref={channels}
        onChat={() => reach(input.current)}
        onHelp={() => reach(helpTitle.current)}
      />
      <Chat
        inputRef={input}
        onChannels={() => reach(channels.current)}
        onWrite={(transcript) => {
          setDraft(transcript);
          reach(questions.current);
        }}
      />
      <HelpCenter titleRef={helpTitle} />
      <Questions ref={questions} draft={draft} />
    </div>
  );
}

/** Scrolls an element into view and focuses it. */
function reach(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
