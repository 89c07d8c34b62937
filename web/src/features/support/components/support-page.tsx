import { Loading } from '@/components/ui/loading.tsx';
import '../support.css';
import '../chat.css';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LegalLinks } from '@/components/ui/legal-links.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useDeviceClass } from '@/lib/browser/device.ts';
import { useDocumentTitle } from '@/lib/browser/document-title.ts';
import type { SupportTexts } from '../texts/support-texts.ts';
import { useSupportTexts } from '../use-support-texts.ts';
import { ChannelGrid } from './channel-grid.tsx';
import { Chat } from './chat.tsx';
import { HelpCenter } from './help-center.tsx';
import { Questions } from './questions.tsx';

/** Channels, help center, chat, and messages to support. */
export function SupportPage() {
  const { t } = useTranslation();
  useDocumentTitle(t('layout.pages.support'));
  const isMobile = useDeviceClass() === 'mobile';
  const texts = useSupportTexts();
  return (
    <>
      <div>
        <h1>{t('layout.pages.support')}</h1>
        <p className="small-text text-2">{texts?.subtitle ?? ' '}</p>
      </div>
      {texts === null ? <SupportLoading /> : <Support texts={texts} />}
      {/* Wide windows have them in the footer. */}
      {isMobile && <LegalLinks />}
    </>
  );
}

function Support({ texts }: { readonly texts: SupportTexts }) {
  const input = useRef<HTMLInputElement>(null);
  const helpTitle = useRef<HTMLHeadingElement>(null);
  const channels = useRef<HTMLElement>(null);
  return (
    <div className="support">
      <ChannelGrid
        ref={channels}
        texts={texts}
        onChat={() => reach(input.current)}
        onHelp={() => reach(helpTitle.current)}
      />
      <Chat texts={texts} inputRef={input} onChannels={() => reach(channels.current)} />
      <HelpCenter texts={texts} titleRef={helpTitle} />
      <Questions texts={texts.questions} />
    </div>
  );
}

/** Scrolls an element into view and focuses it. */
function reach(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}

function SupportLoading() {
  return (
    <Loading className="support">
      <Skeleton height="360px" radius="18px" />
      <Skeleton height="100%" radius="18px" className="chat" />
      <Skeleton height="420px" radius="18px" />
    </Loading>
  );
}
