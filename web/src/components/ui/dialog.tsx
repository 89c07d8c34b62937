import '@/styles/dialogs.css';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { useDeviceClass } from '@/lib/browser/device.ts';
import { ModalDialog } from './modal-dialog.tsx';

type DialogProps = {
  readonly show: boolean;
  readonly onHide: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Content below the scrolling body: the primary action. */
  readonly footer?: ReactNode;
  /** Width of the dialog in pixels; on phones it is as wide as the window. */
  readonly widthPx?: number;
  /**
   * The children render their own header: they put `titleId` on the heading and offer a close
   * button.
   */
  readonly bare?: boolean;
  readonly titleId?: string;
  readonly onExited?: () => void;
  readonly className?: string;
};

/**
 * A dialog in the middle of the window; up to 768 px it slides in from below. The field that is
 * marked with `data-autofocus` gets the focus. On phones the keyboard would cover half the form, so
 * there the value must be "always".
 */
export function Dialog(props: DialogProps) {
  const { show, onHide, onExited, title, children, footer, bare = false } = props;
  const { widthPx = 500, className = '' } = props;
  const isMobile = useDeviceClass() === 'mobile';
  const ownTitleId = useId();
  const titleId = props.titleId ?? ownTitleId;
  return (
    <ModalDialog
      {...{ show, onHide, onExited, titleId }}
      className={`dialog ${className}`}
      style={{ '--dialog-width': `${widthPx}px` }}
      autofocus={isMobile ? '[data-autofocus="always"]' : '[data-autofocus]'}
    >
      <div className="rm-grabber flex-none w-40 mt-2-5 mx-auto" aria-hidden="true" />
      {bare ? (
        children
      ) : (
        <>
          <DialogHeader {...{ title, titleId, onHide }} />
          <div className="rm-body">{children}</div>
          {footer !== undefined && <div className="rm-footer">{footer}</div>}
        </>
      )}
    </ModalDialog>
  );
}

type DialogHeaderProps = {
  readonly title: ReactNode;
  readonly titleId: string | undefined;
  readonly onHide: () => void;
};

/** The header of a dialog that is not `bare`. */
export function DialogHeader({ title, titleId, onHide }: DialogHeaderProps) {
  return (
    <div className="rm-header d-flex align-items-center gap-3">
      <h2 id={titleId} className="rm-title flex-1 min-w-0">
        {title}
      </h2>
      <CloseButton onClick={onHide} />
    </div>
  );
}

export function CloseButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <IconButton
      label={t('common.close')}
      icon={X}
      iconSizePx={19}
      className="icon-btn-box"
      onClick={onClick}
    />
  );
}
