import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { useDeviceClass } from '@/lib/device.ts';
import { Drawer } from './drawer.tsx';

type DialogProps = {
  readonly show: boolean;
  readonly onHide: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Stays in reach below the scrolling body: the primary action. */
  readonly footer?: ReactNode;
  /** Width of the dialog in pixels; the drawer is as wide as the window. */
  readonly widthPx?: number;
  /** The children draw their own header: put `titleId` on their heading and offer a close button. */
  readonly bare?: boolean;
  readonly titleId?: string;
  readonly onExited?: () => void;
  readonly className?: string;
};

/**
 * Focuses the field that the content marks with `data-autofocus`, once the dialog stands still. In
 * a drawer that would raise the keyboard over half the form, so there the mark must say "always".
 */
function focusField(content: HTMLElement, selector: string): void {
  if (focusShown(content, selector)) return;
  // A form that waits for its data comes later: until then nobody but the dialog has the focus.
  const dialog = content.closest('[role="dialog"]');
  const growth = new MutationObserver(() => {
    const isElsewhere = document.activeElement !== dialog;
    if (isElsewhere || focusShown(content, selector)) growth.disconnect();
  });
  growth.observe(content, { childList: true, subtree: true });
}

/** @returns whether there was such a field; that of a hidden tab is none */
function focusShown(content: HTMLElement, selector: string): boolean {
  const fields = [...content.querySelectorAll<HTMLElement>(selector)];
  const field = fields.find((one) => one.getClientRects().length > 0);
  field?.focus();
  return field !== undefined;
}

/** Longer than either form takes to leave. */
const EXIT_MS_MAX = 500;

/**
 * Sees to it that a closed dialog leaves. react-bootstrap waits for the dialog's own transition to
 * end; on a busy machine the opening may not have been drawn yet when the closing begins, then
 * nothing changes, nothing ends, and an invisible dialog would go on covering the page.
 */
function useCertainExit({ show, content }: { show: boolean; content: HTMLElement }): void {
  useEffect(() => {
    if (show) return;
    const timer = setTimeout(() => {
      content.closest('[role="dialog"]')?.dispatchEvent(new Event('transitionend'));
    }, EXIT_MS_MAX);
    return () => clearTimeout(timer);
  }, [show, content]);
}

/**
 * A dialog on wide windows and a bottom drawer up to 768 px. The content is one subtree, rendered
 * into an element of its own that moves between the two, so that what the player typed survives
 * the window crossing the width.
 */
export function Dialog(props: DialogProps) {
  const { show, onHide, onExited, className = '', widthPx = 500 } = props;
  const isMobile = useDeviceClass() === 'mobile';
  const ownTitleId = useId();
  const titleId = props.titleId ?? ownTitleId;
  const [content] = useState(() => {
    const element = document.createElement('div');
    element.className = 'rm-content';
    return element;
  });
  const [isMounted, setIsMounted] = useState(show);
  if (show && !isMounted) setIsMounted(true);

  useCertainExit({ show, content });

  const handleExited = () => {
    // The other form of the dialog takes over when the width changes: that is no exit.
    if (show) return;
    setIsMounted(false);
    onExited?.();
  };

  return (
    <>
      <Modal
        show={show && !isMobile}
        onHide={onHide}
        onExited={handleExited}
        onEntered={() => focusField(content, '[data-autofocus]')}
        centered
        scrollable
        aria-labelledby={titleId}
        className={className}
        style={{ '--bs-modal-width': `${widthPx}px` }}
      >
        <Host content={content} isActive={!isMobile} />
      </Modal>
      <Drawer
        show={show && isMobile}
        onHide={onHide}
        onExited={handleExited}
        onEntered={() => focusField(content, '[data-autofocus="always"]')}
        side="bottom"
        titleId={titleId}
        className={className}
      >
        <Host content={content} isActive={isMobile} />
      </Drawer>
      {isMounted && createPortal(<Content {...props} titleId={titleId} />, content)}
    </>
  );
}

type HostProps = { readonly content: HTMLElement; readonly isActive: boolean };

/**
 * Where the content stands. Dialog and drawer overlap for the length of an animation: only the one
 * that stays may take the content in, or it would leave with the other.
 */
function Host({ content, isActive }: HostProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isActive) host.current?.append(content);
  }, [content, isActive]);
  return <div ref={host} className="rm-host" />;
}

function Content({ bare, title, titleId, onHide, children, footer }: DialogProps) {
  if (bare) return children;
  return (
    <>
      <DialogHeader title={title} titleId={titleId} onHide={onHide} />
      <div className="rm-body">{children}</div>
      {footer !== undefined && <div className="rm-footer">{footer}</div>}
    </>
  );
}

type DialogHeaderProps = {
  readonly title: string;
  readonly titleId: string | undefined;
  readonly onHide: () => void;
};

/** The header that a dialog has unless it is `bare`. */
export function DialogHeader({ title, titleId, onHide }: DialogHeaderProps) {
  return (
    <div className="rm-header">
      <h2 id={titleId} className="rm-title">
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
