import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { OpenedSpots } from '../contract-types.ts';
import type { Host } from '../host.ts';
import type { MoneyWords } from '../i18n/words.ts';
import { toMinor } from '../money.ts';
import { Counted } from '../shell/counted.tsx';
import { FairnessDialogs } from '../shell/fairness-dialogs.tsx';
import { PlayNotices } from '../shell/play-notice.tsx';
import { useSpeech } from '../shell/speech-context.tsx';
import { GameBar } from '../shell/top-bar.tsx';
import { useMedia } from '../shell/use-media.ts';
import { WinBurst } from '../shell/win-burst.tsx';
import { playBeats } from '../sound/beats.ts';
import { FeltProvider } from './felt-context.ts';
import { FeltDock } from './felt-dock.tsx';
import type { FeltKind } from './felt-kind.ts';
import type { FeltSession } from './felt-session.ts';
import { openRound } from './felt-state.ts';
import { ResultHead } from './result-head.tsx';
import { spokenResult } from './result-words.ts';
import { RulesDialog } from './rules-dialog.tsx';
import { useArrowFocus } from './use-arrow-focus.ts';
import '../shell/dock.css';
import './felt.css';
import './felt-dock.css';

const COMPACT = '(max-width: 700px) and (orientation: portrait)';

/** A game of one deal on the page: the felt with everything around it. */
export function FeltGame(props: {
  readonly kind: FeltKind;
  readonly opened: OpenedSpots;
  readonly session: FeltSession;
  readonly host: Host;
  readonly money: MoneyWords;
  readonly onReload: () => void;
}) {
  const { kind, opened, session, host, money, onReload } = props;
  const speech = useSpeech();
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const [open, setOpen] = useState<'rules' | 'fairness' | null>(null);
  const page = useRef<HTMLElement>(null);
  const felt = useRef<HTMLDivElement>(null);
  const balance = <Counted minor={state.shownMinor} money={money} />;
  const isCompact = useMedia(COMPACT);
  useEffect(() => page.current?.focus({ preventScroll: true }), []);
  useArrowFocus(felt);
  useEffect(() => {
    // On a small page the board is taller than the felt: what is dealt is at its top.
    if (state.phase !== 'revealing') return;
    felt.current?.scrollTo({ top: 0 });
    return state.round ? playBeats(kind.heard(state.round)) : undefined;
  }, [state.phase, state.round, kind]);

  const { Board } = kind;
  const round = openRound(state);
  const close = () => setOpen(null);
  return (
    <FeltProvider value={{ kind, state, session, money }}>
      <main
        ref={page}
        tabIndex={-1}
        className={`game felt-game felt-${kind.look} ${isCompact ? 'game-portrait' : 'felt-wide'}`}
        aria-label={opened.gameName}
        data-phase={state.phase}
      >
        <GameBar
          isCompact={isCompact}
          game={opened}
          rtp={opened.paytable.rtp}
          nextNonce={state.fairness.nextNonce}
          currency={state.currency}
          balance={balance}
          onLeave={host.leave}
          onInfo={() => setOpen('rules')}
          onFairness={() => setOpen('fairness')}
          onReload={onReload}
        />
        <div className="felt" ref={felt}>
          <ResultHead />
          <Board />
        </div>
        {round && (
          <WinBurst
            key={round.roundId}
            stakeMinor={toMinor(round.stake, state.currency)}
            winMinor={toMinor(round.win, state.currency)}
            money={money}
          />
        )}
        <FeltDock balance={balance} onFairness={() => setOpen('fairness')} />
        <PlayNotices state={state} session={session} host={host} />
        <p className="visually-hidden" aria-live="polite" data-testid="spoken">
          {spokenResult(state, { speech, money, kind })}
        </p>
        {open === 'rules' && <RulesDialog onClose={close} />}
        <FairnessDialogs
          isOpen={open === 'fairness'}
          gameName={opened.gameName}
          state={state}
          session={session}
          money={money}
          canRotate={state.phase === 'idle'}
          onClose={close}
        />
      </main>
    </FeltProvider>
  );
}
