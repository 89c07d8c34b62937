import type { ComponentType, KeyboardEvent, ReactNode, RefObject } from 'react';
import type { DecisionRound, SpotRound } from '../contract-types.ts';
import { Counted } from '../frame/counted.tsx';
import type { FairnessSource } from '../frame/fairness-dialog.tsx';
import { FairnessDialogs } from '../frame/fairness-dialogs.tsx';
import { GameFrame, LiveRegion, useSealed } from '../frame/game-frame.tsx';
import { useGamePage } from '../frame/page-context.ts';
import { useDialogs } from '../frame/use-dialogs.ts';
import { useIsCompact } from '../frame/use-media.ts';
import { WinBurst } from '../frame/win-burst.tsx';
import { toMinor } from '../money.ts';
import { isAtRest, openRound, type RoundState } from '../session/round-state.ts';
import { BetControls, type Controls } from './bet-controls.tsx';
import type { Headline } from './result-text.ts';
import './table.css';
import './bet-controls.css';

type TablePageProps = {
  readonly look: string;
  readonly state: RoundState<SpotRound> | RoundState<DecisionRound>;
  readonly session: FairnessSource['session'] & {
    readonly dismissNotice: () => void;
    readonly press: () => void;
  };
  readonly rtp: string;
  readonly headline: Headline;
  /** What was dealt as a sign, before the headline. */
  readonly mark?: ReactNode;
  /** The last results, after the headline. */
  readonly last?: ReactNode;
  readonly controls: Controls;
  readonly liveText: string;
  readonly Rules: ComponentType<{ readonly onClose: () => void }>;
  readonly table?: RefObject<HTMLDivElement | null>;
  readonly restoresFocus?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** The board. */
  readonly children: ReactNode;
};

/** A table on the page, with everything around it: games of one step and of several. */
export function TablePage(props: TablePageProps) {
  const { look, state, session, headline, controls, Rules, table, onKeyDown } = props;
  const { formatMoney } = useGamePage();
  const dialogs = useDialogs();
  const isCompact = useIsCompact();
  const sealed = useSealed(state.fairness.nextNonce);
  const balance = <Counted minor={state.shownMinor} formatMoney={formatMoney} />;
  const round = openRound<SpotRound | DecisionRound>(state);
  const winMinor = round ? toMinor(round.win, state.currency) : 0n;
  return (
    <GameFrame
      className={`game table-game table-${look} ${isCompact ? 'game-portrait' : 'table-wide'}`}
      data-phase={state.phase}
      state={state}
      session={session}
      dialogs={dialogs}
      isCompact={isCompact}
      rtp={props.rtp}
      sealed={sealed}
      balance={balance}
      liveText={<LiveRegion text={props.liveText} />}
      rules={<Rules onClose={dialogs.close} />}
      fairness={
        <FairnessDialogs
          state={state}
          session={session}
          canRotate={isAtRest(state)}
          onClose={dialogs.close}
        />
      }
      restoresFocus={props.restoresFocus ?? false}
      onKeyDown={onKeyDown}
    >
      <div className="table" ref={table}>
        <TableHead {...headline} mark={props.mark} last={props.last} />
        {props.children}
      </div>
      {round && (
        <WinBurst
          key={round.roundId}
          stakeMinor={toMinor(round.stake, state.currency)}
          winMinor={winMinor}
          formatMoney={formatMoney}
        />
      )}
      <BetControls
        {...controls}
        phase={state.phase}
        balance={balance}
        returned={<Counted minor={winMinor} formatMoney={formatMoney} />}
        sealed={sealed}
        onPress={() => session.press()}
        onFairness={() => dialogs.show('fairness')}
      />
    </GameFrame>
  );
}

/** How the round stands and what it brought, or what to do next. */
function TableHead(props: Headline & { readonly mark: ReactNode; readonly last: ReactNode }) {
  const { headline, note, isWon, isAnnounced, mark, last } = props;
  return (
    <div className="table-head">
      {mark}
      <div className="table-words" aria-hidden={isAnnounced}>
        <p className="table-headline" data-testid="headline">
          {headline}
        </p>
        <p className={isWon ? 'table-won' : 'table-note'} data-testid="outcome">
          {note}
        </p>
      </div>
      {last}
    </div>
  );
}
