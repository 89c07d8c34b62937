import type { ReactNode } from 'react';

/** An amount in the dock, below its label. */
export function Figure(props: {
  readonly label: string;
  readonly value: ReactNode;
  readonly className?: string;
  readonly testId?: string;
}) {
  return (
    <div className={`figure ${props.className ?? ''}`}>
      <span className="figure-label d-block text-nowrap">{props.label}</span>
      <strong className="d-block text-nowrap" data-testid={props.testId}>
        {props.value}
      </strong>
    </div>
  );
}
