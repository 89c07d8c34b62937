import { type CSSProperties, useEffect, useSyncExternalStore } from 'react';
import type { AutobetGame } from '../autobet/autobet-game.ts';
import { loadSlotWins } from '../autobet/win-distribution.ts';
import { Counted } from '../frame/counted.tsx';
import { GameFrame, LiveRegion, useCommitmentLabel } from '../frame/game-frame.tsx';
import { lazyDialog } from '../frame/lazy-dialog.tsx';
import { AutobetDialog, FairnessDialogs } from '../frame/lazy-dialogs.ts';
import { useGamePage } from '../frame/page-context.ts';
import { useDialogs } from '../frame/use-dialogs.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { cssColour } from '../pixi/colours.ts';
import { useCanvasStage } from '../pixi/use-canvas-stage.ts';
import { CompactDock, Dock } from './dock.tsx';
import { FairnessPanel } from './fairness-panel.tsx';
import { livesLeft } from './feature-progress.ts';
import { FreeSpinsBadge } from './free-spins-badge.tsx';
import { Lives } from './lives.tsx';
import { Meter } from './meter-panel.tsx';
import { liveTextOf } from './result-text.ts';
import type { SlotSession } from './slot-session.ts';
import { freeSpinProgress, landedStep, type SlotState } from './slot-state.ts';
import { layoutStage, type StageLayout } from './stage/layout.ts';
import type { SlotStage } from './stage/slot-stage.ts';
import type { SlotTheme } from './themes/slot-theme.ts';
import { themeOf } from './themes/slot-themes.ts';
import { useLaterArt } from './use-later-art.ts';
import { useSlotKeys } from './use-slot-keys.ts';
import { WinMessage } from './win-message.tsx';
import './slot.css';
import './panels.css';
import './messages.css';

const PaytableDialog = lazyDialog(() => import('./paytable-dialog.tsx'), ['slots']);

/** Maximum of line wins in the dock's message. */
export const WINS_SHOWN = { wide: 2, landscape: 1, portrait: 1 } as const;

/** The page of a slot: the stage with texts and controls. */
export function SlotPage(props: { readonly session: SlotSession; readonly stage: SlotStage }) {
  const { session, stage } = props;
  const { formatMoney, opened } = useGamePage();
  const i18n = useGameTexts();
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const { size, holder } = useCanvasStage(stage);
  const layout = layoutStage(size, state.paytable);
  const dialogs = useDialogs<'autobet'>();
  const balance = <Counted minor={state.shownMinor} formatMoney={formatMoney} />;
  useSlotKeys({
    onPress: () => session.press(),
    onStake: (move) => session.moveStake(move),
    onInfo: () => dialogs.show('rules'),
  });

  useEffect(() => session.resume(), [session]);
  useLaterArt(stage);

  const isUpright = layout.mode === 'portrait';
  const { quickPlay } = session.jurisdictionRules;
  const canSkip = quickPlay && state.phase !== 'idle';
  const onFairness = () => dialogs.show('fairness');
  const onAutobet = () => dialogs.show('autobet');
  const autobet: AutobetGame = {
    baseMinor: state.stakeMinor,
    picksMax: 0,
    exactStakes: () => state.stakesMinor,
    loadWins: () => loadSlotWins(opened),
  };
  const dock = { state, session, formatMoney, balance, onAutobet, onFairness };
  return (
    <GameFrame
      className={`game game-${layout.mode}`}
      style={{ ...placesOf(layout), ...coloursOf(themeOf(opened.gameId)) }}
      data-phase={state.phase}
      state={state}
      session={session}
      dialogs={dialogs}
      isCompact={isUpright}
      rtp={state.paytable.rtp}
      commitment={useCommitmentLabel(state.fairness.nextNonce)}
      balance={balance}
      hasAmbient
      stage={
        <>
          <div className="stage position-absolute inset-0" ref={holder} />
          {canSkip && <StageSkip onPress={() => session.press()} />}
        </>
      }
      liveText={<LiveRegion text={liveTextOf(state, { i18n, formatMoney })} />}
      rules={<PaytableDialog state={state} onClose={dialogs.close} />}
      fairness={
        <FairnessDialogs
          state={state}
          session={session}
          canRotate={state.phase === 'idle'}
          onClose={dialogs.close}
        />
      }
    >
      <MeterGauge state={state} isWide={layout.mode === 'wide'} />
      {layout.mode === 'wide' && <FairnessPanel {...{ state, session }} onOpen={onFairness} />}
      <FreeSpinsBadge
        state={state}
        formatMoney={formatMoney}
        onSkipAll={quickPlay ? () => session.skipAll() : null}
      />
      {isUpright && (
        <div className="stage-message position-absolute z-2 justify-content-center pe-none">
          <WinMessage state={state} formatMoney={formatMoney} winsMax={WINS_SHOWN.portrait} />
        </div>
      )}
      {isUpright ? (
        <CompactDock {...dock} />
      ) : (
        <Dock
          {...dock}
          message={
            <WinMessage state={state} formatMoney={formatMoney} winsMax={WINS_SHOWN[layout.mode]} />
          }
        />
      )}
      {dialogs.open === 'autobet' && (
        <AutobetDialog
          game={autobet}
          canRaise={session.jurisdictionRules.stakeRaises}
          onStart={(plan) => session.startAutobet(plan)}
          onClose={dialogs.close}
        />
      )}
    </GameFrame>
  );
}

/** The stage as a button that skips a running round; on the keyboard the spin button does. */
export function StageSkip(props: { readonly onPress: () => void }) {
  return (
    <button
      type="button"
      className="stage-skip position-absolute inset-0 z-1 border-0"
      tabIndex={-1}
      aria-hidden
      onClick={props.onPress}
    />
  );
}

/** The free-spin meter, beside the reels. */
function MeterGauge(props: { readonly state: SlotState; readonly isWide: boolean }) {
  const { state, isWide } = props;
  const { meter, feature } = state.paytable;
  const steps = state.round?.outcome.steps ?? [];
  return (
    <>
      {feature?.kind === 'lives' && (
        <Lives
          feature={feature}
          left={livesLeft(steps, state.landedIndex, state.paytable)}
          isWide={isWide}
        />
      )}
      {meter.length > 0 && (
        <Meter
          paytable={state.paytable}
          wildsCollected={landedStep(state)?.wildsCollected ?? 0}
          counting={freeSpinProgress(state) !== null}
          isWide={isWide}
        />
      )}
    </>
  );
}

/** The colours of the theme, for texts on the stage, as CSS variables. */
const coloursOf = ({ bed: [, middle, foot], frame }: SlotTheme): CSSProperties =>
  ({
    '--theme-middle': middle,
    '--theme-foot': foot,
    '--theme-light': cssColour(frame.light),
  }) as CSSProperties;

/** The positions of the stage's parts as CSS variables. */
export function placesOf(layout: StageLayout): CSSProperties {
  const pixels = (value: number) => `${Math.round(value)}px`;
  const { frame } = layout;
  return {
    '--bar-height': pixels(layout.barHeight),
    '--dock-height': pixels(layout.dockHeight),
    '--frame-top': pixels(frame.y),
    '--frame-height': pixels(frame.height),
    '--frame-left': pixels(frame.x),
    '--frame-width': pixels(frame.width),
    '--meter-top': pixels(layout.meterTop),
    '--message-top': pixels(layout.messageTop),
  } as CSSProperties;
}
