import { type ReactNode, useEffect, useRef } from 'react';

type FocusedHeadingProps = { readonly className?: string; readonly children: ReactNode };

/** The heading of a result in a dialog, which takes the focus of the form that it replaces. */
export function FocusedHeading({ className, children }: FocusedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h3>
  );
}
