import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { useDeviceClass } from '@/lib/browser/device.ts';
import { Drawer } from './drawer.tsx';
import { useInertPage } from './use-inert-page.ts';

type DialogProps = {
  readonly show: boolean;
  readonly onHide: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Content below the scrolling body: the primary action. */
  readonly footer?: ReactNode;
  /** Width of the dialog in pixels; the drawer is as wide as the window. */
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
 * Focuses the field that the content marks with `data-autofocus`, after the opening animation. In a
 * drawer the keyboard would cover half the form, so there the value must be "always".
 */
function focusField(content: HTMLElement, selector: string): void {
  // The player was faster than the animation and may be typing.
  if (content.contains(document.activeElement)) return;
  if (focusShown(content, selector)) return;
  // A form that waits for its data is rendered later: until then the dialog itself has the focus.
  const dialog = content.closest('[role="dialog"]');
  const growth = new MutationObserver(() => {
    const isElsewhere = document.activeElement !== dialog;
    if (isElsewhere || focusShown(content, selector)) growth.disconnect();
  });
  growth.observe(content, { childList: true, subtree: true });
}

/** @returns whether such a field is visible */
function focusShown(content: HTMLElement, selector: string): boolean {
  const fields = [...content.querySelectorAll<HTMLElement>(selector)];
  const field = fields.find((one) => one.getClientRects().length > 0);
  field?.focus();
  return field !== undefined;
}

/** Longer than the exit animation of either form. */
const EXIT_MS_MAX = 500;

/**
 * Guarantees that a closed dialog is removed. react-bootstrap waits for the end of the dialog's
 * transition. On a busy machine the dialog may be closed before its opening was painted; then no
 * transition runs or ends, and an invisible dialog would cover the page.
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
 * into an element of its own that moves between the two, so that input survives a resize across
 * that width.
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
  useInertPage(show && !isMobile);

  const handleExited = () => {
    // When the width changes, the other form of the dialog takes over: that is no exit.
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
 * The host of the content. Dialog and drawer overlap for the length of an animation: only the
 * active one may adopt the content, or the content would be removed with the other.
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

/** The header of a dialog that is not `bare`. */
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
