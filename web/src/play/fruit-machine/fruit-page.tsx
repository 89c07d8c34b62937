import { advisedReturns } from '@fairhall/game-server/engines/fruit-machine/advised-returns';
import { useSyncExternalStore } from 'react';
import type { AutobetGame } from '../autobet/autobet-game.ts';
import { Counted } from '../frame/counted.tsx';
import { GameFrame, LiveRegion, useCommitmentLabel } from '../frame/game-frame.tsx';
import { lazyDialog } from '../frame/lazy-dialog.tsx';
import { AutobetDialog, FairnessDialogs } from '../frame/lazy-dialogs.ts';
import { useGamePage } from '../frame/page-context.ts';
import { useDialogs } from '../frame/use-dialogs.ts';
import { useGameTexts } from '../game-texts-context.ts';
import type { MultiStepState } from '../multi-step/multi-step-state.ts';
import { useCanvasStage } from '../pixi/use-canvas-stage.ts';
import { isIdle } from '../session/round-state.ts';
import { CompactDock, Dock } from '../slot/dock.tsx';
import { FairnessPanel } from '../slot/fairness-panel.tsx';
import { placesOf, StageSkip, WINS_SHOWN } from '../slot/slot-page.tsx';
import { layoutStage } from '../slot/stage/layout.ts';
import type { SlotStage } from '../slot/stage/slot-stage.ts';
import { useLaterArt } from '../slot/use-later-art.ts';
import { useSlotKeys } from '../slot/use-slot-keys.ts';
import { WinMessage } from '../slot/win-message.tsx';
import { FruitChoices, useFruitKeys } from './fruit-controls.tsx';
import { fruitTables, slotStateOf } from './fruit-round.ts';
import type { FruitSession } from './fruit-session.ts';
import { choiceName, fruitLiveText } from './fruit-texts.ts';
import { ParadeWheel } from './parade-wheel.tsx';
import './fruit.css';

const FruitPaytable = lazyDialog(() => import('./fruit-rules.tsx'), ['slots']);

/** The page of a fruit machine: the page of a slot, and the choice of each round. */
export function FruitPage(props: { readonly session: FruitSession; readonly stage: SlotStage }) {
  const { session, stage } = props;
  const { formatMoney } = useGamePage();
  const i18n = useGameTexts();
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const { turbo, best, chosen, segment } = session.view.use();
  const { size, holder } = useCanvasStage(stage);
  const tables = fruitTables(state.sheet);
  const dialogs = useDialogs<'autobet'>();
  const slot = slotStateOf(state, turbo);
  const layout = layoutStage(size, slot.paytable);
  const balance = <Counted minor={state.shownMinor} formatMoney={formatMoney} />;
  useSlotKeys({
    onPress: () => session.press(),
    onStake: (move) => session.moveStake(move),
    onInfo: () => dialogs.show('rules'),
  });
  useFruitKeys({ state, session });
  useLaterArt(stage);

  const isUpright = layout.mode === 'portrait';
  const isChoosing = state.phase === 'choosing';
  const canSkip = session.jurisdictionRules.quickPlay && !isIdle(state);
  const onFairness = () => dialogs.show('fairness');
  const message = (winsMax: number) =>
    isChoosing && best !== null ? (
      <p className="message mw-100 font-num" aria-hidden>
        <span>{i18n.t('slots:fruit.best', { choice: choiceName(best, i18n) })}</span>
      </p>
    ) : (
      <WinMessage state={slot} formatMoney={formatMoney} winsMax={winsMax} />
    );
  const dock = {
    ...{ state: slot, session, formatMoney, balance, onFairness },
    onAutobet: () => dialogs.show('autobet'),
    playLabel: isChoosing && chosen !== null ? choiceName(chosen, i18n) : null,
  };
  return (
    <GameFrame
      className={`game game-${layout.mode}`}
      style={placesOf(layout)}
      data-phase={state.phase}
      state={state}
      session={session}
      dialogs={dialogs}
      isCompact={isUpright}
      rtp={state.paytable.rtp}
      commitment={useCommitmentLabel(state.fairness.nextNonce)}
      balance={balance}
      hasAmbient
      restoresFocus
      stage={
        <>
          <div className="stage position-absolute inset-0" ref={holder} />
          {canSkip && <StageSkip onPress={() => session.press()} />}
        </>
      }
      liveText={<LiveRegion text={fruitLiveText(state, { i18n, formatMoney, best })} />}
      rules={<FruitPaytable state={state} slot={slot} onClose={dialogs.close} />}
      fairness={
        <FairnessDialogs
          state={state}
          session={session}
          canRotate={isIdle(state)}
          onClose={dialogs.close}
        />
      }
    >
      {layout.mode === 'wide' && <FairnessPanel {...{ state, session }} onOpen={onFairness} />}
      <FruitChoices state={state} session={session} />
      {segment !== null && <ParadeWheel tables={tables} segment={segment} />}
      {isUpright && (
        <div className="stage-message position-absolute z-2 justify-content-center pe-none">
          {message(WINS_SHOWN.portrait)}
        </div>
      )}
      {isUpright ? (
        <CompactDock {...dock} />
      ) : (
        <Dock {...dock} message={message(WINS_SHOWN[layout.mode])} />
      )}
      {dialogs.open === 'autobet' && (
        <AutobetDialog
          game={autobetOf(state)}
          canRaise={session.jurisdictionRules.stakeRaises}
          onStart={(plan) => session.startAutobet(plan)}
          onClose={dialogs.close}
        />
      )}
    </GameFrame>
  );
}

/** Automatic rounds make the best choice. */
function autobetOf({ stakeMinor, stakesMinor, sheet }: MultiStepState): AutobetGame {
  return {
    ...{ baseMinor: stakeMinor, picksMax: 0, exactStakes: () => stakesMinor },
    loadWins: async () => {
      const { weights } = advisedReturns(fruitTables(sheet));
      return { units: 100, wins: [...weights] };
    },
  };
}
