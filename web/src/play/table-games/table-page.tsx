import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react';
import { useKeyboardScroll } from '@/lib/ui/use-keyboard-scroll.ts';
import type { AutobetPlan } from '../autobet/autobet.ts';
import { AutobetButton } from '../autobet/autobet-button.tsx';
import type { AutobetGame } from '../autobet/autobet-game.ts';
import type { DecisionRound, PageRules, SpotRound } from '../contract-types.ts';
import { type Dealer, DealerRail } from '../dealer/dealer-rail.tsx';
import { Counted } from '../frame/counted.tsx';
import type { FairnessSource } from '../frame/fairness-source.ts';
import { GameFrame, LiveRegion, useCommitmentLabel } from '../frame/game-frame.tsx';
import { AutobetDialog, FairnessDialogs } from '../frame/lazy-dialogs.ts';
import { ReturnFigure } from '../frame/return-figure.tsx';
import { useDialogs } from '../frame/use-dialogs.ts';
import { useIsCompact } from '../frame/use-media.ts';
import { WinBurst } from '../frame/win-burst.tsx';
import type { FormatMoney } from '../game-texts.ts';
import { toMinor } from '../money.ts';
import { useAmbientRests } from '../pixi/ambient-setting.ts';
import { isIdle, type RoundState, revealedRound } from '../session/round-state.ts';
import { BetControls, type Controls } from './bet-controls.tsx';
import type { Headline } from './result-text.ts';
import { useTableZoom } from './use-table-zoom.ts';
import './table.css';
import './bet-controls.css';

/** The part of a game's view that every table uses. */
type TableView = {
  readonly game: {
    readonly look: string;
    readonly Scene?: ComponentType;
    readonly dealer?: Dealer;
  };
  readonly state: (RoundState<SpotRound> | RoundState<DecisionRound>) & {
    readonly paytable: { readonly rtp: string };
  };
  readonly session: FairnessSource['session'] & {
    readonly dismissNotice: () => void;
    readonly press: () => void;
    readonly startAutobet: (plan: AutobetPlan) => void;
    readonly stopAutobet: () => void;
    readonly jurisdictionRules: PageRules;
  };
  readonly formatMoney: FormatMoney;
};

type TablePageProps = {
  readonly view: TableView;
  readonly headline: Headline;
  /** The outcome as a symbol, before the headline. */
  readonly resultMark?: ReactNode;
  /** The last results, after the headline. */
  readonly lastResults?: ReactNode;
  readonly controls: Controls;
  /** Automatic rounds, where the table has them and a bet is placed. */
  readonly autobet?: AutobetGame | null;
  readonly liveText: string;
  readonly Rules: ComponentType<{ readonly onClose: () => void }>;
  readonly table?: RefObject<HTMLDivElement | null>;
  readonly restoresFocus?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** The board. */
  readonly children: ReactNode;
};

/** The page of a table game, single-step or multi-step. */
export function TablePage(props: TablePageProps) {
  const { view, headline, controls, autobet = null, Rules, onKeyDown } = props;
  const { game, state, session, formatMoney } = view;
  const { Scene, dealer } = game;
  const ownTable = useRef<HTMLDivElement>(null);
  const table = props.table ?? ownTable;
  useTableZoom(table, state.phase);
  useKeyboardScroll(table);
  const rests = useAmbientRests();
  const dialogs = useDialogs<'autobet'>();
  const isCompact = useIsCompact();
  const commitment = useCommitmentLabel(state.fairness.nextNonce);
  const balance = <Counted minor={state.shownMinor} formatMoney={formatMoney} />;
  const round = revealedRound<SpotRound | DecisionRound>(state);
  const winMinor = round ? toMinor(round.win, state.currency) : 0n;
  const stakedMinor = round ? toMinor(round.stake, state.currency) : 0n;
  return (
    <GameFrame
      className={`game table-game table-${game.look} ${isCompact ? 'game-portrait' : 'table-wide'}`}
      data-phase={state.phase}
      data-rests={rests || undefined}
      state={state}
      session={session}
      dialogs={dialogs}
      isCompact={isCompact}
      hasAmbient={Scene !== undefined}
      rtp={state.paytable.rtp}
      commitment={commitment}
      balance={balance}
      liveText={<LiveRegion text={props.liveText} />}
      rules={<Rules onClose={dialogs.close} />}
      fairness={
        <FairnessDialogs
          state={state}
          session={session}
          canRotate={isIdle(state)}
          onClose={dialogs.close}
        />
      }
      restoresFocus={props.restoresFocus ?? false}
      onKeyDown={onKeyDown}
    >
      {Scene && (
        <div className="table-scene position-absolute inset-0 overflow-hidden pe-none" aria-hidden>
          <Scene />
        </div>
      )}
      {dealer && <DealerRail dealer={dealer} />}
      <div
        className="table position-relative z-1 d-grid align-items-center justify-items-center w-100 overflow-auto"
        ref={table}
      >
        <TableHead {...headline} resultMark={props.resultMark} lastResults={props.lastResults} />
        {props.children}
      </div>
      {round && (
        <WinBurst
          key={round.roundId}
          stakeMinor={stakedMinor}
          winMinor={winMinor}
          formatMoney={formatMoney}
        />
      )}
      <BetControls
        {...controls}
        tools={
          autobet ? (
            <div className="table-tools d-flex flex-none gap-1-5">
              <AutobetButton
                isOffered={session.jurisdictionRules.autoplay}
                autobet={state.autobet}
                onOpen={() => dialogs.show('autobet')}
                onStop={() => session.stopAutobet()}
              />
            </div>
          ) : (
            controls.tools
          )
        }
        phase={state.phase}
        hasPace={session.jurisdictionRules.quickPlay}
        balance={balance}
        returned={<ReturnFigure returnedMinor={winMinor} stakedMinor={stakedMinor} />}
        commitment={commitment}
        onPress={() => session.press()}
        onFairness={() => dialogs.show('fairness')}
      />
      {autobet && dialogs.open === 'autobet' && (
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

/** The state or the result of the round, or what to do next. */
function TableHead(
  props: Headline & { readonly resultMark: ReactNode; readonly lastResults: ReactNode },
) {
  const { headline, note, isWon, isAnnounced, resultMark, lastResults } = props;
  return (
    <div className="table-head">
      {resultMark}
      <div className="table-words flex-1 min-w-0" aria-hidden={isAnnounced}>
        <p className="table-headline" data-testid="headline">
          {headline}
        </p>
        <p
          className={`font-num ${isWon ? 'table-won text-brass-hi fw-bold' : 'table-note'}`}
          data-testid="outcome"
        >
          {note}
        </p>
      </div>
      {lastResults}
    </div>
  );
}
