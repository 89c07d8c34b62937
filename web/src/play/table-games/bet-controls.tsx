import { ShieldCheck, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Figure } from '../frame/figure.tsx';
import { useGamePage } from '../frame/page-context.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { fastRounds } from '../session/reveal-timer.ts';
import type { RoundPhase } from '../session/round-state.ts';

/** The game's part of the dock, between the amounts and the seed commitment. */
export type Controls = {
  readonly totalMinor: bigint;
  /** The chips, prices or choices. */
  readonly choices: ReactNode;
  readonly tools?: ReactNode;
  /** The play button; `null` while the player has to make a choice. */
  readonly play: {
    readonly label: string;
    /** The labels of an idle table, whose widest one sets the width of the button in every phase. */
    readonly idleLabels: readonly string[];
    readonly isDisabled: boolean;
  } | null;
  readonly className?: string;
};

type BetControlsProps = Controls & {
  readonly phase: RoundPhase;
  /** Whether the market lets the player choose fast rounds. */
  readonly hasPace: boolean;
  /** The formatted balance. */
  readonly balance: ReactNode;
  /** The figure of the return. */
  readonly returned: ReactNode;
  readonly commitment: string;
  readonly onPress: () => void;
  readonly onFairness: () => void;
};

/** The dock of a table: amounts, chips and the play button. */
export function BetControls(props: BetControlsProps) {
  const { totalMinor, choices, tools, play, className = '' } = props;
  const { formatMoney } = useGamePage();
  const { t } = useGameTexts();
  return (
    <section
      className={`dock table-dock position-relative h-auto ${className}`}
      aria-label={t('controls.label')}
    >
      <div className="table-figures d-flex flex-none gap-4-5">
        <Figure label={t('controls.balance')} className="figure-balance" value={props.balance} />
        <Figure label={t('table.totalBet')} value={formatMoney(totalMinor)} testId="stake" />
        {props.returned}
      </div>
      {choices}
      {tools}
      <div className="table-plays flex-none align-items-center gap-3">
        <button
          type="button"
          className="btn-game btn-mint-quiet table-commitment"
          onClick={props.onFairness}
        >
          <ShieldCheck size={18} aria-hidden />
          <span>{props.commitment}</span>
        </button>
        {props.hasPace && <PaceButton />}
        {play && (
          <button
            type="button"
            className="btn-game btn-brass table-play"
            data-testid="play"
            data-phase={props.phase}
            data-widths={play.idleLabels.join('\n')}
            aria-disabled={play.isDisabled}
            onClick={props.onPress}
          >
            <span>{play.label}</span>
          </button>
        )}
      </div>
    </section>
  );
}

/** Turns fast rounds on and off. */
function PaceButton() {
  const { t } = useGameTexts();
  const isFast = fastRounds.use();
  return (
    <button
      type="button"
      className={`tool flex-none ${isFast ? 'tool-on' : ''}`}
      aria-pressed={isFast}
      aria-label={t('controls.fast')}
      title={t('controls.fast')}
      onClick={() => fastRounds.write(!isFast)}
    >
      <Zap size={18} aria-hidden />
    </button>
  );
}
