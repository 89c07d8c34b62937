import '@/styles/dialogs.css';
import type { ReactNode } from 'react';
import { ModalDialog } from './modal-dialog.tsx';

type DrawerProps = {
  readonly show: boolean;
  readonly onHide: () => void;
  /** The id of the heading that names the drawer. */
  readonly titleId: string;
  /** With `is-sheet` it slides in from below on phones. */
  readonly className?: string;
  readonly children: ReactNode;
};

/** A panel that slides in from the side. */
export function Drawer({ className = '', children, ...dialog }: DrawerProps) {
  return (
    <ModalDialog {...dialog} className={`dialog is-drawer ${className}`}>
      <div className="rm-grabber flex-none w-40 mt-2-5 mx-auto" aria-hidden="true" />
      {children}
    </ModalDialog>
  );
}
