import { type ReactNode, useId, useState } from 'react';
import { useSession } from '@/lib/session/session.ts';
import { Dialog, DialogHeader } from './dialog.tsx';
import { ErrorState } from './error-state.tsx';
import { LoginPrompt } from './login-prompt.tsx';
import { OfflineState } from './offline-state.tsx';
import { Skeleton } from './skeleton.tsx';

type FormDialogProps = {
  readonly show: boolean;
  readonly onHide: () => void;
  readonly title: string;
  /** The form; mounted anew at each opening. */
  readonly children: (opening: number) => ReactNode;
};

/** A dialog, on phones a drawer, around a form that sends a guest to the login first. */
export function FormDialog({ show, onHide, title, children }: FormDialogProps) {
  const titleId = useId();
  const session = useSession();
  const opening = useOpenings(show);
  return (
    <Dialog show={show} onHide={onHide} title={title} bare titleId={titleId}>
      <DialogHeader title={title} titleId={titleId} onHide={onHide} />
      {session === null ? (
        <div className="rm-body">
          <LoginPrompt />
        </div>
      ) : (
        children(opening)
      )}
    </Dialog>
  );
}

/** Counts the openings of the modal: each mounts a new form. */
function useOpenings(show: boolean): number {
  const [state, setState] = useState({ show, count: 0 });
  if (state.show !== show) setState({ show, count: state.count + (show ? 1 : 0) });
  return state.count;
}

type WaitingForFormProps = {
  /** The error; null without one. */
  readonly error: unknown;
  readonly isOffline: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
  /** What the failure means for the player. */
  readonly errorText: string;
  /** The form's parts by name, with height and radius in px, so that the layout does not shift. */
  readonly parts: Readonly<Record<string, readonly [height: number, radius: number]>>;
};

/** Placeholder of a form until its data is loaded. */
export function WaitingForForm(props: WaitingForFormProps) {
  const { error, isOffline, isFetching, retry, errorText, parts } = props;
  if (error !== null) {
    return (
      <div className="rm-body">
        <ErrorState error={error} text={errorText} onRetry={retry} retrying={isFetching} />
      </div>
    );
  }
  if (isOffline) {
    return (
      <div className="rm-body">
        <OfflineState />
      </div>
    );
  }
  return (
    <>
      <div className="rm-body" aria-busy="true">
        {Object.entries(parts).map(([name, [height, radius]]) => (
          <Skeleton key={name} height={`${height}px`} radius={`${radius}px`} />
        ))}
      </div>
      <div className="rm-footer">
        <Skeleton height="52px" radius="14px" />
        <p className="money-hint text-3 text-balance fs-xs text-center">
          <Skeleton width="min(300px, 80%)" height="12px" radius="6px" />
        </p>
      </div>
    </>
  );
}
