import { Eraser } from 'lucide-react';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { ResponsiveModal } from '@/components/ui/responsive-modal.tsx';
import { type ClearableKind, useClearHistory } from '../api/use-clear-history.ts';

type ClearHistoryProps = {
  readonly kind: ClearableKind;
  /** Whether there is nothing to clear. */
  readonly isEmpty: boolean;
};

/** Clears the rounds or the visits from view, after asking. */
export function ClearHistory({ kind, isEmpty }: ClearHistoryProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const clear = useClearHistory();
  const isIdle = isEmpty || clear.isPending;
  const hide = () => setIsAsking(false);
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
        onClick={() => !isIdle && setIsAsking(true)}
      >
        <Eraser size={15} aria-hidden="true" />
        {t('history.clear.action')}
      </Button>
      <ResponsiveModal
        show={isAsking}
        onHide={hide}
        title={t(`history.clear.title.${kind}`)}
        widthPx={420}
        footer={
          <div className="history-clear-actions">
            <Button size="lg" variant="secondary" onClick={hide} data-autofocus="">
              {t('common.cancel')}
            </Button>
            <Button size="lg" variant="danger" onClick={confirm}>
              {t('history.clear.confirm')}
            </Button>
          </div>
        }
      >
        <p className="text-2">{t(`history.clear.text.${kind}`)}</p>
      </ResponsiveModal>
    </>
  );
}
