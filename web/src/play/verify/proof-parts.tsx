import { BadgeCheck, Check, CircleAlert, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { CopyValue } from '../frame/copy-value.tsx';
import type { TextKey } from '../i18n/en.ts';
import { useI18n } from '../i18n/i18n-context.ts';
import './verify.css';
import './dealt.css';

/** A step that nothing was given to compare with holds as far as anybody can say: `null`. */
export type Holds = boolean | null;

const verdicts = {
  true: { look: 'verdict-holds', icon: BadgeCheck, title: 'verify.matches' },
  false: { look: 'verdict-differs', icon: CircleAlert, title: 'verify.differs' },
  null: { look: 'verdict-open', icon: Info, title: 'verify.dealt' },
} as const;

/** What came of the comparison. `title` takes the place of its usual text. */
export function Verdict(props: {
  readonly holds: Holds;
  readonly title?: string;
  readonly text?: string;
}) {
  const { holds, title, text } = props;
  const { t } = useI18n();
  const { look, icon: Icon, title: usual } = verdicts[`${holds}`];
  return (
    <div className={`verdict ${look}`}>
      <Icon size={30} aria-hidden />
      <div>
        <strong>{title ?? t(usual)}</strong>
        {text && <p>{text}</p>}
      </div>
    </div>
  );
}

type StepTitles = Readonly<Record<`${Holds}`, TextKey>>;

/** What the comparisons are called, by what came of them. */
export const sealTitles = {
  true: 'verify.seal',
  false: 'verify.sealDiffers',
  null: 'verify.serverSeed',
} as const satisfies StepTitles;
export const dealtTitles = {
  true: 'verify.same',
  false: 'verify.other',
  null: 'verify.outcome',
} as const satisfies StepTitles;

/** One step of a proof; `null` holds as far as anybody can say. */
export function ProofStep(props: {
  readonly title: string;
  readonly holds: Holds;
  readonly children: ReactNode;
}) {
  const { title, holds, children } = props;
  const Mark = holds === null ? Info : holds ? Check : X;
  return (
    <li className="proof-step" data-holds={holds}>
      <span className="proof-mark" aria-hidden>
        <Mark size={16} strokeWidth={3} />
      </span>
      <h3>{title}</h3>
      {children}
    </li>
  );
}

/** A long figure with its name. */
export function Figure(props: {
  readonly label: string;
  readonly value: string;
  readonly proven?: boolean;
  /** Whether somebody may want it elsewhere, to work it out again with other means. */
  readonly canCopy?: boolean;
}) {
  const { label, value, proven, canCopy } = props;
  return (
    <dl className={proven ? 'proof-figure proof-proven' : 'proof-figure'}>
      <dt>{label}</dt>
      <dd>{value}</dd>
      {canCopy && (
        <dd>
          <CopyValue value={value} what={label} />
        </dd>
      )}
    </dl>
  );
}
