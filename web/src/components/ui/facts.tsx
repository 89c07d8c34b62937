import '@/styles/facts.css';
import type { ReactNode } from 'react';

type FactsProps = { readonly className?: string; readonly children: ReactNode };

/** A description list: labels and values, a row each. */
export function Facts({ className = '', children }: FactsProps) {
  return <dl className={`facts ${className}`}>{children}</dl>;
}

type FactProps = {
  readonly label: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
  readonly valueClassName?: string | undefined;
};

export function Fact({ label, children, className, valueClassName }: FactProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd className={valueClassName}>{children}</dd>
    </div>
  );
}
