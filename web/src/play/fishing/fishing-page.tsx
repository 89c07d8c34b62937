import { type CSSProperties, useSyncExternalStore } from 'react';
import type { DefinitionOf } from '../definition-of.ts';
import { GameFrame, LiveRegion, useCommitmentLabel } from '../frame/game-frame.tsx';
import { FairnessDialogs } from '../frame/lazy-dialogs.ts';
import { useGamePage } from '../frame/page-context.ts';
import { useDialogs } from '../frame/use-dialogs.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { ArenaRules } from './arena-rules.tsx';
import { AutoFireDialog } from './auto-fire-dialog.tsx';
import { BossBanner } from './boss-banner.tsx';
import { CatchesPanel } from './catches-panel.tsx';
import { FishingProvider } from './fishing-context.ts';
import { FishingDock } from './fishing-dock.tsx';
import type { FishingSession } from './fishing-session.ts';
import { shownBalance } from './fishing-state.ts';
import { paidSpecies } from './paid-species.ts';
import type { FishingStage } from './stage/fishing-stage.ts';
import { TargetRow } from './target-row.tsx';
import { useArenaStage } from './use-arena-stage.ts';
import { useFishingKeys } from './use-fishing-keys.ts';
import './fishing.css';
import './targets.css';
import './fishing-dock.css';

/** The page of an arena: the stage, its texts and its controls. */
export function FishingPage(props: {
  readonly sheet: DefinitionOf<'fishing'>;
  readonly session: FishingSession;
  readonly stage: FishingStage;
}) {
  const { sheet, session, stage } = props;
  const { formatMoney } = useGamePage();
  const { t, symbol } = useGameTexts();
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const { layout, holder } = useArenaStage(stage, session);
  const dialogs = useDialogs<'auto'>(() => session.ceaseFire());
  const pressAuto = () => {
    if (state.auto) session.ceaseFire();
    else if (session.jurisdictionRules.autoplay) dialogs.show('auto');
  };
  const species = paidSpecies(sheet);
  // No count-up: with rapid shots it would lag behind the balance.
  const balance = formatMoney(shownBalance(state));
  const isUpright = layout.mode === 'portrait';
  const commitment = useCommitmentLabel(state.fairness.nextNonce);
  useFishingKeys({
    session,
    species: species.map(({ name }) => name),
    onInfo: () => dialogs.show('rules'),
    onAuto: pressAuto,
  });

  const [caught] = state.catches;
  const catchText =
    caught &&
    t('fishing:caught', { species: symbol(caught.species), win: formatMoney(caught.winMinor) });
  const balanceText = t('result.balance', { amount: formatMoney(state.balanceMinor) });
  return (
    <FishingProvider value={{ sheet, species, state, session, formatMoney }}>
      <GameFrame
        className={`game fishing game-${layout.mode}`}
        style={
          {
            '--bar-height': `${layout.barHeight}px`,
            '--dock-height': `${layout.dockHeight}px`,
          } as CSSProperties
        }
        data-shots={state.stakedMinor > 0n ? 'undecided' : 'decided'}
        state={state}
        session={session}
        dialogs={dialogs}
        isCompact={isUpright}
        rtp={sheet.figures.rtp}
        commitment={commitment}
        balance={balance}
        stage={
          <div
            className="stage position-absolute inset-0"
            ref={holder}
            role="img"
            aria-label={t('fishing:water')}
          />
        }
        liveText={<LiveRegion text={catchText ? `${catchText} ${balanceText}` : ''} />}
        rules={<ArenaRules onClose={dialogs.close} />}
        fairness={
          <FairnessDialogs
            state={state}
            session={session}
            canRotate={state.stakedMinor === 0n}
            onClose={dialogs.close}
          />
        }
      >
        <div className="fishing-head position-absolute z-3 d-grid grid-cols-1 justify-items-center gap-2 pe-none">
          <TargetRow />
          <BossBanner />
        </div>
        {layout.mode === 'wide' && <CatchesPanel />}
        <FishingDock
          isCompact={isUpright}
          balance={balance}
          commitment={commitment}
          onFairness={() => dialogs.show('fairness')}
          onAuto={pressAuto}
        />
        {dialogs.open === 'auto' && <AutoFireDialog onClose={dialogs.close} />}
      </GameFrame>
    </FishingProvider>
  );
}
