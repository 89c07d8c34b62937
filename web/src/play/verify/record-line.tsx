import { CircleAlert, Info, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import './record.css';

const lines = {
  matches: { icon: ShieldCheck, className: 'text-mint' },
  differs: { icon: CircleAlert, className: 'text-coral' },
  open: { icon: Info, className: 'record-open text-2' },
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
    <div className={`record-line d-flex align-items-start gap-2 mt-2-5 fs-sm ${className}`}>
      <Icon size={16} className="flex-none mt-0-5" aria-hidden />
      <div>
        <p className="text-pretty">{text}</p>
        {children}
      </div>
    </div>
  );
}
