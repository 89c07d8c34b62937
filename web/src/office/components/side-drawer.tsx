import { type ReactNode, useId } from 'react';
import { DialogHeader } from '@/components/ui/dialog.tsx';
import { Drawer } from '@/components/ui/drawer.tsx';

type SideDrawerProps = {
  readonly show: boolean;
  readonly onHide: () => void;
  readonly title: ReactNode;
  /** Below the scrolling body: what can be done. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/** One row of a list in full, beside it. */
export function SideDrawer({ show, onHide, title, footer, children }: SideDrawerProps) {
  const titleId = useId();
  return (
    <Drawer show={show} onHide={onHide} titleId={titleId} className="side-drawer">
      <DialogHeader {...{ title, titleId, onHide }} />
      <div className="side-body">{children}</div>
      {footer !== undefined && footer !== null && <div className="side-footer">{footer}</div>}
    </Drawer>
  );
}
