import { BadgeCheck, Check, CircleAlert, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { CopyValue } from '../frame/copy-value.tsx';
import type { TextKey } from '../game-texts.ts';
import { useGameTexts } from '../game-texts-context.ts';
import './verify.css';
import './dealt.css';

/** The result of a comparison; `null` without a value to compare with. */
export type Comparison = boolean | null;

const verdicts = {
  true: { look: 'verdict-matches', icon: BadgeCheck, title: 'proof:verify.matches' },
  false: { look: 'verdict-differs', icon: CircleAlert, title: 'proof:verify.differs' },
  null: { look: 'verdict-open', icon: Info, title: 'proof:verify.dealt' },
} as const;

/** The result of the comparison; `title` replaces its default title. */
export function Verdict(props: {
  readonly matches: Comparison;
  readonly title?: string;
  readonly text?: string;
  /** What was found, below the text. */
  readonly children?: ReactNode;
}) {
  const { matches, title, text, children } = props;
  const { t } = useGameTexts();
  const { look, icon: Icon, title: defaultTitle } = verdicts[`${matches}`];
  return (
    <div className={`verdict d-flex align-items-center gap-3-5 px-4-5 py-4 rounded-14 ${look}`}>
      <Icon size={30} aria-hidden />
      <div>
        <strong>{title ?? t(defaultTitle)}</strong>
        {text && <p>{text}</p>}
        {children}
      </div>
    </div>
  );
}

type StepTitles = Readonly<Record<`${Comparison}`, TextKey>>;

/** Titles of the comparisons, by their results. */
export const seedTitles = {
  true: 'proof:verify.commitment',
  false: 'proof:verify.commitmentDiffers',
  null: 'proof:verify.serverSeed',
} as const satisfies StepTitles;
export const outcomeTitles = {
  true: 'proof:verify.same',
  false: 'proof:verify.other',
  null: 'proof:verify.outcome',
} as const satisfies StepTitles;

/** One step of a proof. */
export function ProofStep(props: {
  readonly title: string;
  readonly matches: Comparison;
  readonly children: ReactNode;
}) {
  const { title, matches, children } = props;
  const Mark = matches === null ? Info : matches ? Check : X;
  return (
    <li className="proof-step position-relative d-grid" data-matches={matches}>
      <span
        className="proof-mark position-absolute start-0 d-grid place-items-center rounded-circle"
        aria-hidden
      >
        <Mark size={16} strokeWidth={3} />
      </span>
      <h3>{title}</h3>
      {children}
    </li>
  );
}

/** A long value with its label. */
export function Figure(props: {
  readonly label: string;
  readonly value: string;
  readonly proven?: boolean;
  /** Whether the value can be copied, so that another tool can verify it. */
  readonly canCopy?: boolean;
}) {
  const { label, value, proven, canCopy } = props;
  return (
    <dl
      className={
        proven
          ? 'proof-figure proof-proven d-grid align-items-center rounded-10'
          : 'proof-figure d-grid align-items-center rounded-10'
      }
    >
      <dt className="text-2 fs-sm wrap-anywhere">{label}</dt>
      <dd>{value}</dd>
      {canCopy && (
        <dd>
          <CopyValue value={value} what={label} />
        </dd>
      )}
    </dl>
  );
}
