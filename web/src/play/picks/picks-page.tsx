import { useEffect, useRef, useSyncExternalStore } from 'react';
import { SETTLED } from '../chips/settlement.ts';
import { useGamePage } from '../frame/page-context.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { toMinor } from '../money.ts';
import { liveTextOf } from '../multi-step/headline.ts';
import { MultiStepProvider } from '../multi-step/multi-step-context.ts';
import type { MultiStepGame } from '../multi-step/multi-step-game.ts';
import { MultiStepRules } from '../multi-step/multi-step-rules.tsx';
import type { MultiStepSession } from '../multi-step/multi-step-session.ts';
import { OriginalShell } from '../originals/original-shell.tsx';
import { isIdle, revealedRound } from '../session/round-state.ts';
import { picksAutobet } from './picks-autobet.ts';
import { PicksButtons, PicksControls } from './picks-controls.tsx';
import { picksHeadline } from './picks-headline.ts';
import { picksComputation, picksFormula } from './picks-pencil.ts';
import { multipleText } from './picks-texts.ts';
import { usePicksKeys } from './use-picks-keys.ts';
import { usePicksSounds } from './use-picks-sounds.ts';
import './picks.css';

/** The page of a game of picks: shape and stake, then one tile after the other. */
export function PicksPage(props: {
  readonly game: MultiStepGame;
  readonly session: MultiStepSession;
}) {
  const { game, session } = props;
  const { formatMoney } = useGamePage();
  const i18n = useGameTexts();
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const view = { game, state, session, settlement: SETTLED, formatMoney };
  const { headline, note, isWon, isAnnounced } = picksHeadline({ ...view, i18n });
  const ended = revealedRound(state);
  const stage = useRef<HTMLDivElement>(null);
  const play = useRef<HTMLButtonElement>(null);
  usePicksSounds(state, game.look === 'tower' ? 'stair' : 'ping');
  const isAtStart = state.phase === 'choosing' && state.round?.outcome.steps.length === 2;
  useFocusOfStep({ stage, play, isAtStart, isOver: ended !== null });
  const { Board } = game;
  return (
    <MultiStepProvider value={view}>
      <OriginalShell
        look={game.look}
        state={state}
        session={session}
        canRotate={isIdle(state)}
        shownMinor={state.shownMinor}
        stakedMinor={ended ? toMinor(ended.stake, state.currency) : 0n}
        returnedMinor={ended ? toMinor(ended.win, state.currency) : 0n}
        resultOf={(round) => multipleText(round, i18n)}
        draws={ended?.outcome.steps.flatMap(({ draws }) => draws) ?? []}
        pencil={{
          formula: picksFormula(state),
          computation: ended ? picksComputation(state, ended) : [],
        }}
        controls={<PicksControls />}
        play={<PicksButtons play={play} />}
        autobet={picksAutobet(state)}
        onKey={usePicksKeys(view)}
        liveText={liveTextOf({ ...view, i18n })}
        Rules={MultiStepRules}
      >
        <div className="picks" ref={stage}>
          <div className="picks-head" aria-hidden={isAnnounced}>
            <p className="picks-headline" data-testid="headline">
              {headline}
            </p>
            <p className={isWon ? 'picks-won' : 'picks-note'} data-testid="outcome">
              {note}
            </p>
          </div>
          <Board />
        </div>
      </OriginalShell>
    </MultiStepProvider>
  );
}

/** Moves the focus from the play button to the tiles at the start, and back at the end. */
function useFocusOfStep(of: {
  readonly stage: React.RefObject<HTMLElement | null>;
  readonly play: React.RefObject<HTMLButtonElement | null>;
  readonly isAtStart: boolean;
  readonly isOver: boolean;
}): void {
  const { stage, play, isAtStart, isOver } = of;
  useEffect(() => {
    if (!isAtStart || document.activeElement !== play.current) return;
    const stop = stage.current?.querySelector<HTMLElement>('[data-spot][tabindex="0"]');
    stop?.focus({ preventScroll: true });
  }, [stage, play, isAtStart]);
  useEffect(() => {
    if (isOver && stage.current?.contains(document.activeElement)) play.current?.focus();
  }, [stage, play, isOver]);
}
