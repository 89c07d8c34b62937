import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { OpenedDraw, OpenedSport } from '../contract-types.ts';
import type { Host } from '../host.ts';
import type { MoneyWords } from '../i18n/words.ts';
import { Counted } from '../shell/counted.tsx';
import { PlayNotices } from '../shell/play-notice.tsx';
import { useSpeech } from '../shell/speech-context.tsx';
import { GameBar } from '../shell/top-bar.tsx';
import { useGameKeys } from '../shell/use-game-keys.ts';
import { useKeptFocus } from '../shell/use-kept-focus.ts';
import { EventFairness } from './event-fairness.tsx';
import { EventsProvider } from './events-context.ts';
import type { EventsSession } from './events-session.ts';
import { SlipNews } from './slip-news.tsx';
import '../shell/dock.css';
import './events.css';
import './tabs.css';
import './buying.css';
import './slips.css';
import './slip-news.css';

type FrameProps = {
  readonly opened: OpenedDraw | OpenedSport;
  readonly session: EventsSession;
  readonly host: Host;
  readonly money: MoneyWords;
  readonly isCompact: boolean;
  readonly onReload: () => void;
  /** The rules, shown until they are closed. */
  readonly rules: (close: () => void) => ReactNode;
  readonly children: ReactNode;
};

/** What is around the events of any game: bar, balance, rules, fairness, notices, announcements. */
export function EventsFrame(props: FrameProps) {
  const { opened, session, host, money, isCompact, rules } = props;
  const { t } = useSpeech();
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const [open, setOpen] = useState<'rules' | 'fairness' | null>(null);
  const page = useRef<HTMLElement>(null);
  const balance = <Counted minor={state.balanceMinor} money={money} />;
  useEffect(() => page.current?.focus({ preventScroll: true }), []);
  useKeptFocus(page);
  // As in slots and arenas: i opens the rules. In the field of a stake it is a letter.
  useGameKeys((event) => {
    const isAsked = event.key.toLowerCase() === 'i' && !event.repeat;
    if (!isAsked || event.target instanceof HTMLInputElement) return false;
    setOpen('rules');
    return true;
  });
  const close = () => setOpen(null);
  return (
    <EventsProvider value={{ state, session, money }}>
      <main
        ref={page}
        tabIndex={-1}
        className={`game events-game events-${opened.gameId} ${isCompact ? 'game-portrait' : ''}`}
        aria-label={opened.gameName}
      >
        <GameBar
          isCompact={isCompact}
          game={opened}
          rtp={opened.rtp}
          sealed={t('events.sealed')}
          currency={state.currency}
          balance={balance}
          onLeave={host.leave}
          onInfo={() => setOpen('rules')}
          onFairness={() => setOpen('fairness')}
          onReload={props.onReload}
        />
        {props.children}
        <PlayNotices state={state} session={session} host={host} />
        <SlipNews />
        {open === 'rules' && rules(close)}
        {open === 'fairness' && <EventFairness onClose={close} />}
      </main>
    </EventsProvider>
  );
}
