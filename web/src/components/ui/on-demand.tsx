import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { DialogFailure } from './failure.tsx';
import { Loading } from './loading.tsx';

type OnDemandProps = {
  /** A lazy dialog or drawer. */
  readonly children: ReactNode;
  /** Removes the dialog after it failed to load. */
  readonly onClose: () => void;
};

/**
 * The boundary of lazy dialogs: one that takes time to load shows at once that it is opening, and
 * one that fails to load reports it and leaves the page unchanged.
 */
export function OnDemand({ children, onClose }: OnDemandProps) {
  return (
    <ErrorBoundary failure={(retry) => <DialogFailure retry={retry} onClose={onClose} />}>
      <Suspense fallback={<DialogLoading />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function DialogLoading() {
  return (
    <Loading className="dialog-loading position-fixed inset-0 place-items-center">
      <span className="dialog-loading-ring w-hit h-hit rounded-circle" />
    </Loading>
  );
}
