import '@/styles/status.css';
import type { ReactNode } from 'react';

export type StatusTone = 'success' | 'waiting' | 'failed' | 'muted' | 'processing';

type StatusDotProps = {
  readonly tone: StatusTone;
  readonly children: ReactNode;
};

const looks = {
  success: 'bg-mint-wash text-mint',
  waiting: 'bg-brass-wash text-brass-hi',
  failed: 'bg-coral-wash text-coral',
  muted: 'bg-s4 text-2',
  processing: 'bg-sky-wash text-sky',
} as const satisfies Record<StatusTone, string>;

/** A status as a dot and a text, because colour alone is not accessible. */
export function StatusDot({ tone, children }: StatusDotProps) {
  return <span className={`status ${looks[tone]}`}>{children}</span>;
}
