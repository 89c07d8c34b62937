import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ModalDialog } from '@/components/ui/modal-dialog.tsx';
import { useGameTexts } from '../game-texts-context.ts';

/** A dialog of a game, open while it is rendered. On portrait phones it slides in from below. */
export function Dialog(props: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly size?: 'small' | 'large';
}) {
  const { title, onClose, children, size = 'small' } = props;
  const { t } = useGameTexts();
  const titleId = useId();
  return (
    <ModalDialog show onHide={onClose} titleId={titleId} className={`dialog dialog-${size}`}>
      <div className="dialog-sheet flex-1 min-w-0 overflow-y-auto">
        <header className="dialog-head position-sticky top-0 z-1 d-flex align-items-center justify-content-between gap-4 bg-s2">
          <h2 className="tracking-tight" id={titleId}>
            {title}
          </h2>
          <button type="button" className="tool" aria-label={t('bar.close')} onClick={onClose}>
            <X size={20} aria-hidden />
          </button>
        </header>
        <div className="dialog-body">{children}</div>
      </div>
    </ModalDialog>
  );
}
