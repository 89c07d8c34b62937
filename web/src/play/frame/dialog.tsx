import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useI18n } from '../i18n/i18n-context.ts';

/**
 * A modal window over the game: the browser keeps the focus inside, gives it back afterwards and
 * closes on Escape. On a phone held upright it rises from the lower edge.
 */
export function Dialog(props: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly size?: 'small' | 'large';
}) {
  const { title, onClose, children, size = 'small' } = props;
  const { t } = useI18n();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // Closed while it is still in the page: an element that was taken out gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  useEffect(() => {
    const element = dialog.current;
    const onBackdrop = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element?.addEventListener('click', onBackdrop);
    return () => element?.removeEventListener('click', onBackdrop);
  }, [onClose]);

  return (
    <dialog
      ref={dialog}
      className={`dialog dialog-${size}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-sheet">
        <header className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="tool" aria-label={t('bar.close')} onClick={onClose}>
            <X size={20} aria-hidden />
          </button>
        </header>
        <div className="dialog-body">{children}</div>
      </div>
    </dialog>
  );
}
