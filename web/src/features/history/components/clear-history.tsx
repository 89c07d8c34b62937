import { Eraser } from 'lucide-react';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { type ClearableKind, useClearHistory } from '../api/use-clear-history.ts';

type ClearHistoryProps = {
  readonly kind: ClearableKind;
  /** Whether there is nothing to clear. */
  readonly isEmpty: boolean;
};

/** Hides the rounds or the visits after a confirmation. */
export function ClearHistory({ kind, isEmpty }: ClearHistoryProps) {
  const { t } = useTranslation(['app', 'history']);
  const [isConfirming, setIsConfirming] = useState(false);
  const clear = useClearHistory();
  const isIdle = isEmpty || clear.isPending;
  const hide = () => setIsConfirming(false);
  const confirm = () => {
    hide();
    clear.mutate(kind);
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="history-clear"
        aria-disabled={isIdle}
        onClick={() => !isIdle && setIsConfirming(true)}
      >
        <Eraser size={15} />
        {t('history:clear.action')}
      </Button>
      <ConfirmDialog
        show={isConfirming}
        title={t(`history:clear.title.${kind}`)}
        text={t(`history:clear.text.${kind}`)}
        cancel={{ label: t('common.cancel'), variant: 'secondary' }}
        confirm={{ label: t('history:clear.confirm'), variant: 'danger' }}
        onCancel={hide}
        onConfirm={confirm}
      />
    </>
  );
}
