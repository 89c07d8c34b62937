import type { ReactNode } from 'react';
import { Dialog } from '../frame/dialog.tsx';
import { useGameTexts } from '../game-texts-context.ts';
import { Verdict } from './proof-parts.tsx';
import { type RulesProblem, rulesTexts } from './rules-problem.ts';

/** The state of the recomputation in the browser. */
export type ProofState = 'working' | 'unrevealed' | 'failed' | 'unable' | 'done';

/** The dialog of a proof: its progress, a failure, or the proof. */
export function ProofDialog(props: {
  readonly title: string;
  readonly about?: string;
  readonly state: ProofState;
  /** Shown while the seed is not revealed. */
  readonly unrevealed: ReactNode;
  /** What is wrong with the rules of a proof that failed. */
  readonly problem?: RulesProblem | null;
  readonly onClose: () => void;
  /** The proof. */
  readonly children: ReactNode;
}) {
  const { title, about, state, unrevealed, problem, onClose, children } = props;
  const { t } = useGameTexts();
  return (
    <Dialog title={title} size="large" onClose={onClose}>
      {about && <p className="prose">{about}</p>}
      <div aria-live="polite" data-testid="verdict">
        {state === 'working' && <p className="prose">{t('proof:verify.working')}</p>}
        {state === 'unable' && <Verdict matches={false} title={t('proof:verify.unable')} />}
        {state === 'failed' && (
          <Verdict
            matches={false}
            title={t(problem ? rulesTexts[problem] : 'proof:verify.failed')}
          />
        )}
        {state === 'unrevealed' && unrevealed}
        {state === 'done' && children}
      </div>
    </Dialog>
  );
}
