import { CircleAlert, Info, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import './record.css';

const lines = {
  matches: { icon: ShieldCheck, className: 'record-line record-matches' },
  differs: { icon: CircleAlert, className: 'record-line record-differs' },
  open: { icon: Info, className: 'record-line record-open' },
} as const;

/** One finding about commitments or rounds. */
export function RecordLine(props: {
  readonly look: keyof typeof lines;
  readonly text: string;
  readonly children?: ReactNode;
}) {
  const { look, text, children } = props;
  const { icon: Icon, className } = lines[look];
  return (
    <div className={className}>
      <Icon size={16} aria-hidden />
      <div>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
