import '@/styles/status.css';
import type { ReactNode } from 'react';

export type StatusTone = 'success' | 'waiting' | 'failed' | 'muted' | 'processing';

type StatusDotProps = {
  readonly tone: StatusTone;
  readonly children: ReactNode;
};

/** A status as a dot and a text, because colour alone is not accessible. */
export function StatusDot({ tone, children }: StatusDotProps) {
  return <span className={`status status-${tone}`}>{children}</span>;
}
