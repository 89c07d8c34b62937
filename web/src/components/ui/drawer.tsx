import type { ReactNode } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { useInertPage } from './use-inert-page.ts';

type DrawerProps = {
  readonly show: boolean;
  readonly onHide: () => void;
  readonly side: 'bottom' | 'end';
  /** The id of the heading that names the drawer. */
  readonly titleId: string;
  readonly className?: string;
  readonly backdropClassName?: string;
  readonly onEntered?: () => void;
  readonly onExited?: () => void;
  readonly children: ReactNode;
};

/** A panel that slides in from the side or, on phones, from below. */
export function Drawer({ side, titleId, className = '', children, ...offcanvas }: DrawerProps) {
  const isBottom = side === 'bottom';
  useInertPage(offcanvas.show);
  return (
    <Offcanvas
      {...offcanvas}
      placement={side}
      aria-labelledby={titleId}
      className={`${isBottom ? 'rm-drawer' : ''} ${className}`}
    >
      {isBottom && <div className="rm-grabber" aria-hidden="true" />}
      {children}
    </Offcanvas>
  );
}
