import Button from 'react-bootstrap/Button';
import { Dialog } from './dialog.tsx';

type Choice = {
  readonly label: string;
  readonly variant: 'primary' | 'secondary' | 'danger';
};

type ConfirmDialogProps = {
  readonly show: boolean;
  readonly title: string;
  readonly text: string;
  readonly cancel: Choice;
  readonly confirm: Choice;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  /** On phones long labels need a row each. */
  readonly hasLongLabels?: boolean;
};

const WIDTH_PX = 420;

/** Confirms an action that cannot be undone; the cancel button has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { show, title, text, cancel, confirm, onCancel, onConfirm, hasLongLabels = false } = props;
  return (
    <Dialog
      show={show}
      onHide={onCancel}
      title={title}
      widthPx={WIDTH_PX}
      footer={
        <div className={`confirm-actions d-grid gap-2-5 ${hasLongLabels ? 'has-long-labels' : ''}`}>
          <Button size="lg" variant={cancel.variant} onClick={onCancel} data-autofocus="">
            {cancel.label}
          </Button>
          <Button size="lg" variant={confirm.variant} onClick={onConfirm}>
            {confirm.label}
          </Button>
        </div>
      }
    >
      <p className="text-2">{text}</p>
    </Dialog>
  );
}
