import { type CSSProperties, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { OpenedSlot } from '../contract-types.ts';
import type { Host } from '../host.ts';
import type { MoneyWords } from '../i18n/words.ts';
import { Counted } from '../shell/counted.tsx';
import { FairnessDialogs } from '../shell/fairness-dialogs.tsx';
import { PlayNotices } from '../shell/play-notice.tsx';
import { useSpeech } from '../shell/speech-context.tsx';
import { GameBar } from '../shell/top-bar.tsx';
import { AutoplayDialog } from './autoplay-dialog.tsx';
import { CompactDock, Dock } from './dock.tsx';
import { FairnessPanel } from './fairness-panel.tsx';
import { FreeSpinsBadge } from './free-spins-badge.tsx';
import { LadderChips, LadderPanel, readLadder } from './ladder.tsx';
import { MeterChips, MeterPanel } from './meter-panel.tsx';
import { PaytableDialog } from './paytable-dialog.tsx';
import { spokenResult } from './result-words.ts';
import { freeSpinProgress, landedStep } from './round-state.ts';
import type { SlotSession } from './slot-session.ts';
import type { StageLayout } from './stage/layout.ts';
import type { SlotStage } from './stage/slot-stage.ts';
import { useSlotKeys } from './use-slot-keys.ts';
import { useStage } from './use-stage.ts';
import { WinMessage } from './win-message.tsx';
import '../shell/dock.css';
import './slot.css';
import './panels.css';
import './words.css';

type Open = 'paytable' | 'fairness' | 'autoplay' | null;

/** Line wins that fit into the dock's message. */
const WINS_SHOWN = { wide: 2, landscape: 1, portrait: 1 } as const;

/** A slot on the page: the stage with everything around it that can be read and pressed. */
export function SlotGame(props: {
  readonly opened: OpenedSlot;
  readonly session: SlotSession;
  readonly stage: SlotStage;
  readonly host: Host;
  readonly money: MoneyWords;
  readonly onReload: () => void;
}) {
  const { opened, session, stage, host, money, onReload } = props;
  const speech = useSpeech();
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const { layout, holder } = useStage(stage);
  const [open, setOpen] = useState<Open>(null);
  const page = useRef<HTMLElement>(null);
  const balance = <Counted minor={state.shownMinor} money={money} />;

  useEffect(() => page.current?.focus({ preventScroll: true }), []);
  useSlotKeys({
    onPress: () => session.press(),
    onStake: (move) => session.moveStake(move),
    onInfo: () => setOpen('paytable'),
  });

  const isUpright = layout.mode === 'portrait';
  const close = () => setOpen(null);
  const dock = {
    state,
    session,
    money,
    balance,
    onAutoplay: () => setOpen('autoplay'),
    onFairness: () => setOpen('fairness'),
  };
  const ladder = readLadder(state);
  const meter = {
    meter: state.paytable.meter,
    wildsCollected: landedStep(state)?.wildsCollected ?? 0,
    counting: freeSpinProgress(state) !== null,
  };
  return (
    <main
      ref={page}
      tabIndex={-1}
      className={`game game-${layout.mode}`}
      aria-label={opened.gameName}
      style={placesOf(layout)}
      data-phase={state.phase}
    >
      <div className="stage" ref={holder} />
      {state.phase !== 'idle' && (
        <button
          type="button"
          className="stage-skip"
          // The spin button does the same for the keyboard.
          tabIndex={-1}
          aria-hidden
          onClick={() => session.press()}
        />
      )}
      <GameBar
        isCompact={isUpright}
        game={opened}
        rtp={opened.paytable.rtp}
        nextNonce={state.fairness.nextNonce}
        currency={state.currency}
        balance={balance}
        onLeave={host.leave}
        onInfo={() => setOpen('paytable')}
        onFairness={() => setOpen('fairness')}
        onReload={onReload}
      />
      {ladder &&
        (layout.mode === 'wide' ? <LadderPanel {...ladder} /> : <LadderChips {...ladder} />)}
      {state.paytable.meter.length > 0 &&
        (layout.mode === 'wide' ? <MeterPanel {...meter} /> : <MeterChips {...meter} />)}
      {layout.mode === 'wide' && (
        <FairnessPanel state={state} money={money} onOpen={() => setOpen('fairness')} />
      )}
      <FreeSpinsBadge state={state} money={money} onSkipAll={() => session.skipAll()} />
      {isUpright && (
        <div className="stage-message">
          <WinMessage state={state} money={money} winsMax={WINS_SHOWN.portrait} />
        </div>
      )}
      {isUpright ? <CompactDock {...dock} /> : <Dock {...dock} winsMax={WINS_SHOWN[layout.mode]} />}
      <PlayNotices state={state} session={session} host={host} />
      <p className="visually-hidden" aria-live="polite" data-testid="spoken">
        {spokenResult(state, { speech, money })}
      </p>
      {open === 'paytable' && (
        <PaytableDialog
          gameId={opened.gameId}
          paytable={state.paytable}
          currency={state.currency}
          stakeMinor={state.stakeMinor}
          money={money}
          onClose={close}
        />
      )}
      <FairnessDialogs
        isOpen={open === 'fairness'}
        gameName={opened.gameName}
        state={state}
        session={session}
        money={money}
        canRotate={state.phase === 'idle'}
        onClose={close}
      />
      {open === 'autoplay' && (
        <AutoplayDialog
          stake={money(state.stakeMinor)}
          onStart={(spins) => session.startAutoplay(spins)}
          onClose={close}
        />
      )}
    </main>
  );
}

/** Where the stage has its parts, for what the page lays beside them. */
function placesOf(layout: StageLayout): CSSProperties {
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
