import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CARD_MS } from '../cards/card-pace.ts';
import type { OpenedDecisions } from '../contract-types.ts';
import type { Host } from '../host.ts';
import type { MoneyWords } from '../i18n/words.ts';
import { toMinor } from '../money.ts';
import { Counted } from '../shell/counted.tsx';
import { FairnessDialogs } from '../shell/fairness-dialogs.tsx';
import { PlayNotices } from '../shell/play-notice.tsx';
import { useSpeech } from '../shell/speech-context.tsx';
import { GameBar } from '../shell/top-bar.tsx';
import { useKeptFocus } from '../shell/use-kept-focus.ts';
import { useMedia } from '../shell/use-media.ts';
import { WinBurst } from '../shell/win-burst.tsx';
import { playBeats } from '../sound/beats.ts';
import { newCards } from './deal-plan.ts';
import { DecisionProvider, useDecisions } from './decision-context.ts';
import { DecisionDock } from './decision-dock.tsx';
import type { DecisionKind } from './decision-kind.ts';
import { DecisionRules } from './decision-rules.tsx';
import type { DecisionSession } from './decision-session.ts';
import { endedRound } from './decision-state.ts';
import { headWords, spokenWords } from './decision-words.ts';
import { useDecisionKeys } from './use-decision-keys.ts';
import '../shell/dock.css';
import '../felt/felt.css';
import '../felt/felt-dock.css';
import './decisions.css';
import './short-phones.css';

const COMPACT = '(max-width: 700px) and (orientation: portrait)';

type PageProps = {
  readonly opened: OpenedDecisions;
  readonly host: Host;
  readonly onReload: () => void;
};

/** A game with decisions on the page: the table with everything around it. */
export function DecisionPage(
  props: PageProps & {
    readonly kind: DecisionKind;
    readonly session: DecisionSession;
    readonly money: MoneyWords;
  },
) {
  const { kind, session, money, ...page } = props;
  const state = useSyncExternalStore(session.subscribe, session.getState);
  return (
    <DecisionProvider value={{ kind, state, session, money }}>
      <Page {...page} />
    </DecisionProvider>
  );
}

function Page({ opened, host, onReload }: PageProps) {
  const view = useDecisions();
  const { kind, state, session, money } = view;
  const speech = useSpeech();
  const [open, setOpen] = useState<'rules' | 'fairness' | null>(null);
  const page = useRef<HTMLElement>(null);
  const balance = <Counted minor={state.shownMinor} money={money} />;
  const isCompact = useMedia(COMPACT);
  const onKeyDown = useDecisionKeys();
  const { phase, round, seenSteps } = state;
  useEffect(() => {
    if (phase !== 'revealing' || !round) return;
    return playBeats({ sound: 'card', everyMs: CARD_MS, times: newCards(round, seenSteps) });
  }, [phase, round, seenSteps]);
  useKeptFocus(page);

  const { Board } = kind;
  const ended = endedRound(state);
  return (
    <main
      ref={page}
      tabIndex={-1}
      className={`game felt-game felt-${kind.look} ${isCompact ? 'game-portrait' : 'felt-wide'}`}
      aria-label={opened.gameName}
      data-phase={state.phase}
      onKeyDown={onKeyDown}
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
      <div className="felt">
        <Head />
        <Board />
      </div>
      {ended && (
        <WinBurst
          key={ended.roundId}
          stakeMinor={toMinor(ended.stake, state.currency)}
          winMinor={toMinor(ended.win, state.currency)}
          money={money}
        />
      )}
      <DecisionDock balance={balance} onFairness={() => setOpen('fairness')} />
      <PlayNotices state={state} session={session} host={host} />
      <p className="visually-hidden" aria-live="polite" data-testid="spoken">
        {spokenWords({ ...view, speech })}
      </p>
      {open === 'rules' && <DecisionRules onClose={() => setOpen(null)} />}
      <FairnessDialogs
        isOpen={open === 'fairness'}
        gameName={opened.gameName}
        state={state}
        session={session}
        money={money}
        canRotate={state.phase === 'betting' || state.phase === 'choosing'}
        onClose={() => setOpen(null)}
      />
    </main>
  );
}

/** How the round stands and what it brought, or what to do next. */
function Head() {
  const view = useDecisions();
  const speech = useSpeech();
  const { headline, note, isWon, isSpoken } = headWords({ ...view, speech });
  return (
    <div className="felt-head">
      <div className="felt-words" aria-hidden={isSpoken}>
        <p className="felt-headline" data-testid="headline">
          {headline}
        </p>
        <p className={isWon ? 'felt-won' : 'felt-note'} data-testid="outcome">
          {note}
        </p>
      </div>
    </div>
  );
}
