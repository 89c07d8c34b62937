import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { DialogFailure } from './failure.tsx';

type OnDemandProps = {
  /** A dialog or drawer whose code loads when it is asked for. */
  readonly children: ReactNode;
  /** Takes the dialog away, after it could not be loaded. */
  readonly onClose: () => void;
};

/** Where dialogs open: one that cannot be loaded says so and leaves the page alone. */
export function OnDemand({ children, onClose }: OnDemandProps) {
  return (
    <ErrorBoundary failure={(retry) => <DialogFailure retry={retry} onClose={onClose} />}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
