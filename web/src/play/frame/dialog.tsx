import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useGameTexts } from '../game-texts-context.ts';

/**
 * A modal dialog: the browser traps the focus, restores it afterwards and closes on Escape. On
 * portrait phones it slides in from the bottom.
 */
export function Dialog(props: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly size?: 'small' | 'large';
}) {
  const { title, onClose, children, size = 'small' } = props;
  const { t } = useGameTexts();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // Closed before it is removed: a removed element does not restore the focus.
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
