import { type CSSProperties, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { OpenedSpots } from '../contract-types.ts';
import type { Host } from '../host.ts';
import type { MoneyWords } from '../i18n/words.ts';
import { FairnessDialogs } from '../shell/fairness-dialogs.tsx';
import { PlayNotices } from '../shell/play-notice.tsx';
import { useSpeech } from '../shell/speech-context.tsx';
import { GameBar } from '../shell/top-bar.tsx';
import { ArenaRules } from './arena-rules.tsx';
import { BossBanner } from './boss-banner.tsx';
import { CatchesPanel } from './catches-panel.tsx';
import type { FishingGame } from './engine-facts.ts';
import { FishingProvider } from './fishing-context.ts';
import { FishingDock } from './fishing-dock.tsx';
import type { FishingSession } from './fishing-session.ts';
import { shownBalance } from './fishing-state.ts';
import { paidSpecies } from './paid-species.ts';
import type { FishingStage } from './stage/fishing-stage.ts';
import { TargetRow } from './target-row.tsx';
import { useArenaStage } from './use-arena-stage.ts';
import { useFishingKeys } from './use-fishing-keys.ts';
import '../shell/dock.css';
import './fishing.css';
import './targets.css';
import './fishing-dock.css';

/** An arena on the page: the water with everything around it that can be read and pressed. */
export function FishingPage(props: {
  readonly game: FishingGame;
  readonly opened: OpenedSpots;
  readonly session: FishingSession;
  readonly stage: FishingStage;
  readonly host: Host;
  readonly money: MoneyWords;
  readonly onReload: () => void;
}) {
  const { game, opened, session, stage, host, money, onReload } = props;
  const { t, symbol } = useSpeech();
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const { layout, holder } = useArenaStage(stage, session);
  const [open, setOpen] = useState<'rules' | 'fairness' | null>(null);
  const page = useRef<HTMLElement>(null);
  const species = paidSpecies(game);
  // Shots follow so fast on each other that a balance that counts up would never be true.
  const balance = money(shownBalance(state));
  const show = (dialog: 'rules' | 'fairness') => {
    session.ceaseFire();
    setOpen(dialog);
  };

  useEffect(() => page.current?.focus({ preventScroll: true }), []);
  useFishingKeys({
    session,
    species: species.map(({ name }) => name),
    onInfo: () => show('rules'),
  });

  const caught = state.catches[0];
  return (
    <FishingProvider value={{ game, species, state, session, money }}>
      <main
        ref={page}
        tabIndex={-1}
        className={`game fishing game-${layout.mode}`}
        aria-label={opened.gameName}
        style={
          {
            '--bar-height': `${layout.barHeight}px`,
            '--dock-height': `${layout.dockHeight}px`,
          } as CSSProperties
        }
        data-shots={state.stakedMinor > 0n ? 'undecided' : 'decided'}
      >
        <div className="stage" ref={holder} role="img" aria-label={t('fishing.water')} />
        <GameBar
          isCompact={layout.mode === 'portrait'}
          game={opened}
          rtp={opened.paytable.rtp}
          nextNonce={state.fairness.nextNonce}
          currency={state.currency}
          balance={balance}
          onLeave={host.leave}
          onInfo={() => show('rules')}
          onFairness={() => show('fairness')}
          onReload={onReload}
        />
        <div className="fishing-head">
          <TargetRow />
          <BossBanner />
        </div>
        {layout.mode === 'wide' && <CatchesPanel />}
        <FishingDock
          isCompact={layout.mode === 'portrait'}
          balance={balance}
          onFairness={() => show('fairness')}
        />
        <PlayNotices state={state} session={session} host={host} />
        <p className="visually-hidden" aria-live="polite" data-testid="spoken">
          {caught &&
            `${t('fishing.caught', {
              species: symbol(caught.species),
              win: money(caught.winMinor),
            })} ${t('result.balance', { amount: money(state.balanceMinor) })}`}
        </p>
        {open === 'rules' && <ArenaRules onClose={() => setOpen(null)} />}
        <FairnessDialogs
          isOpen={open === 'fairness'}
          gameName={opened.gameName}
          state={state}
          session={session}
          money={money}
          canRotate={state.stakedMinor === 0n}
          onClose={() => setOpen(null)}
        />
      </main>
    </FishingProvider>
  );
}
