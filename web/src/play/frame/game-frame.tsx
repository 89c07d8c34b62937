import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useGameTexts } from '../game-texts-context.ts';
import type { SessionState } from '../session/session-state.ts';
import { useGamePage } from './page-context.ts';
import { PlayNotices } from './play-notice.tsx';
import { GameBar } from './top-bar.tsx';
import type { Dialogs } from './use-dialogs.ts';
import { useRestoredFocus } from './use-restored-focus.ts';
import './dock.css';

type GameFrameProps = Pick<ComponentProps<'main'>, 'className' | 'style' | 'onKeyDown'> & {
  readonly state: SessionState;
  readonly session: { readonly dismissNotice: () => void };
  readonly dialogs: Pick<Dialogs, 'show'> & { readonly open: string | null };
  /** Whether the page has the width of a portrait phone. */
  readonly isCompact: boolean;
  /** Percent, as "96.40". */
  readonly rtp: string;
  /** The label of the next round's seed commitment. */
  readonly commitment: string;
  /** The formatted balance. */
  readonly balance: ReactNode;
  /** The canvas behind the page, in games with one. */
  readonly stage?: ReactNode;
  /** Whether that canvas moves at rest. */
  readonly hasAmbient?: boolean;
  /** A live region that announces results to screen readers. */
  readonly liveText: ReactNode;
  readonly rules: ReactNode;
  readonly fairness: ReactNode;
  /** Whether the page takes the focus when the focused element is removed. */
  readonly restoresFocus?: boolean;
  readonly children: ReactNode;
};

/** The frame of every game: bar, balance, rules, fairness and notices. */
export function GameFrame(props: GameFrameProps) {
  const { state, session, dialogs, isCompact, rtp, commitment, balance, ...rest } = props;
  const {
    stage,
    children,
    liveText,
    rules,
    fairness,
    restoresFocus = false,
    hasAmbient = false,
    ...main
  } = rest;
  const { opened, isReplay } = useGamePage();
  const page = useRef<HTMLElement>(null);
  useEffect(() => page.current?.focus({ preventScroll: true }), []);
  useRestoredFocus(page, restoresFocus);
  const { onKeyDown, ...attributes } = main;
  const view = (
    <>
      {stage}
      <GameBar
        isCompact={isCompact}
        rtp={rtp}
        commitment={commitment}
        balance={balance}
        hasAmbient={hasAmbient}
        onInfo={() => dialogs.show('rules')}
        onFairness={() => dialogs.show('fairness')}
      />
      {children}
      <PlayNotices state={state} session={session} />
    </>
  );
  return (
    <main
      ref={page}
      tabIndex={-1}
      aria-label={opened.gameName}
      onKeyDown={isReplay ? undefined : onKeyDown}
      {...attributes}
    >
      {isReplay ? (
        <div inert className="replay-view">
          {view}
        </div>
      ) : (
        view
      )}
      {liveText}
      {dialogs.open === 'rules' && rules}
      {dialogs.open === 'fairness' && fairness}
    </main>
  );
}

/** Announces the result of a round to screen readers. */
export function LiveRegion(props: { readonly text: string }) {
  return (
    <p className="visually-hidden" aria-live="polite" data-testid="spoken">
      {props.text}
    </p>
  );
}

/** The label of the seed commitment of the player's next round. */
export function useCommitmentLabel(nextNonce: number): string {
  const { t, number } = useGameTexts();
  return t('bar.committed', { round: number(nextNonce) });
}
