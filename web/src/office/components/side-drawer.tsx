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
      <div className="side-body d-flex flex-1 flex-column gap-5 min-h-0 px-6 pt-4-5 pb-6 overflow-y-auto">
        {children}
      </div>
      {footer !== undefined && footer !== null && (
        <div className="side-footer flex-none border-top bg-s3">{footer}</div>
      )}
    </Drawer>
  );
}
