import type { Draw } from '@fairhall/game-server/engines/draws';
import { PencilLine } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, type ReactNode, useState } from 'react';
import { AutobetButton } from '../autobet/autobet-button.tsx';
import type { AutobetGame } from '../autobet/autobet-game.ts';
import type { Fairness, Round } from '../contract-types.ts';
import { Counted } from '../frame/counted.tsx';
import type { FairnessSource } from '../frame/fairness-source.ts';
import { Figure } from '../frame/figure.tsx';
import { GameFrame, LiveRegion, useCommitmentLabel } from '../frame/game-frame.tsx';
import { AutobetDialog, FairnessDialogs, RoundProof } from '../frame/lazy-dialogs.ts';
import { useGamePage } from '../frame/page-context.ts';
import { ReturnFigure } from '../frame/return-figure.tsx';
import { useDialogs } from '../frame/use-dialogs.ts';
import { useGameKeys } from '../frame/use-game-keys.ts';
import { useIsCompact } from '../frame/use-media.ts';
import { useGameTexts } from '../game-texts-context.ts';
import type { RoundPhase } from '../session/round-state.ts';
import type { SessionState } from '../session/session-state.ts';
import { BytesOnBoard } from './bytes-on-board.tsx';
import { LastProofs } from './last-proofs.tsx';
import type { OriginalSession } from './original-session.ts';
import { PencilDialog, type PencilLines } from './pencil-dialog.tsx';
import './originals.css';

type ShellProps<Shown extends Round> = {
  /** The name of the game's styles. */
  readonly look: string;
  readonly state: SessionState & {
    readonly phase: RoundPhase;
    readonly fairness: Fairness;
    /** Newest first. */
    readonly lastRounds: readonly Shown[];
    readonly paytable: { readonly rtp: string };
  };
  readonly session: FairnessSource['session'] &
    Pick<OriginalSession, 'dismissNotice' | 'jurisdictionRules' | 'startAutobet' | 'stopAutobet'>;
  readonly canRotate: boolean;
  /** The balance as shown, without wins that are still on their way. */
  readonly shownMinor: bigint;
  /** The stake and the return of the last round. */
  readonly stakedMinor: bigint;
  readonly returnedMinor: bigint;
  /** A round on the strip, in a few characters. */
  readonly resultOf: (round: Shown) => string;
  /** The numbers that decided the last round. */
  readonly draws: readonly Draw[];
  readonly pencil: PencilLines;
  readonly autobet: AutobetGame;
  /** Stake and choices. */
  readonly controls: ReactNode;
  readonly play: ReactNode;
  /** Handles a key; returns whether it did. `isFree` is false if space belongs to a control. */
  readonly onKey: (key: string, facts: { readonly isFree: boolean }) => boolean;
  readonly liveText: string;
  readonly Rules: ComponentType<{ readonly onClose: () => void }>;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** The board. */
  readonly children: ReactNode;
};

/** The page of a Hall Original, single-step or multi-step: the board, its bytes, and one panel. */
export function OriginalShell<Shown extends Round>(props: ShellProps<Shown>) {
  const { look, state, session, shownMinor, draws, pencil, controls, Rules, onKey } = props;
  const { formatMoney } = useGamePage();
  const { t } = useGameTexts();
  const dialogs = useDialogs<'pencil' | 'autobet'>();
  const [verifying, setVerifying] = useState<Shown | null>(null);
  const isCompact = useIsCompact();
  const commitment = useCommitmentLabel(state.fairness.nextNonce);
  useGameKeys((event, facts) => {
    if (event.repeat) return false;
    const key = event.key.toLowerCase();
    if (key === 'i') dialogs.show('rules');
    else if (key === 'p') dialogs.show('pencil');
    else return onKey(key, facts);
    return true;
  });
  const balance = <Counted minor={shownMinor} formatMoney={formatMoney} />;
  const source = { state, session, canRotate: props.canRotate };
  return (
    <GameFrame
      className={`game original original-${look} ${isCompact ? 'game-portrait' : ''}`}
      data-phase={state.phase}
      state={state}
      session={session}
      dialogs={dialogs}
      isCompact={isCompact}
      rtp={state.paytable.rtp}
      commitment={commitment}
      balance={balance}
      liveText={<LiveRegion text={props.liveText} />}
      rules={<Rules onClose={dialogs.close} />}
      fairness={<FairnessDialogs {...source} onClose={dialogs.close} />}
      onKeyDown={props.onKeyDown}
    >
      <div className="original-board">
        <LastProofs rounds={state.lastRounds} resultOf={props.resultOf} onVerify={setVerifying} />
        <div className="original-stage">{props.children}</div>
        <div className="original-bytes">
          <BytesOnBoard draws={draws} />
          <button
            type="button"
            className="btn-game btn-small btn-mint-quiet"
            onClick={() => dialogs.show('pencil')}
          >
            <PencilLine size={16} aria-hidden />
            {t('originals:original.pencil')}
          </button>
        </div>
      </div>
      <section className="original-panel" aria-label={t('controls.label')}>
        <div className="original-figures">
          <Figure label={t('controls.balance')} className="figure-balance" value={balance} />
          <ReturnFigure returnedMinor={props.returnedMinor} stakedMinor={props.stakedMinor} />
        </div>
        {controls}
        <div className="original-go">
          <AutobetButton
            isOffered={session.jurisdictionRules.autoplay}
            autobet={state.autobet}
            onOpen={() => dialogs.show('autobet')}
            onStop={() => session.stopAutobet()}
          />
          {props.play}
        </div>
      </section>
      {dialogs.open === 'pencil' && (
        <PencilDialog fairness={state.fairness} lines={pencil} onClose={dialogs.close} />
      )}
      {dialogs.open === 'autobet' && (
        <AutobetDialog
          game={props.autobet}
          canRaise={session.jurisdictionRules.stakeRaises}
          onStart={(plan) => session.startAutobet(plan)}
          onClose={dialogs.close}
        />
      )}
      {verifying && (
        <RoundProof round={verifying} session={session} onClose={() => setVerifying(null)} />
      )}
    </GameFrame>
  );
}
