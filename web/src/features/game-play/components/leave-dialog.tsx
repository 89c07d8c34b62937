import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { ResponsiveModal } from '@/components/ui/responsive-modal.tsx';

type LeaveDialogProps = {
  readonly show: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
};

/** Asks before the game is left, and says what becomes of a round that has started. */
export function LeaveDialog({ show, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation();
  return (
    <ResponsiveModal
      show={show}
      onHide={onStay}
      title={t('gamePlay.leave.title')}
      widthPx={420}
      footer={
        <div className="game-leave-actions">
          <Button size="lg" onClick={onStay} data-autofocus="">
            {t('gamePlay.leave.stay')}
          </Button>
          <Button size="lg" variant="secondary" onClick={onLeave}>
            {t('gamePlay.leave.leave')}
          </Button>
        </div>
      }
    >
      <p className="text-2">{t('gamePlay.leave.text')}</p>
    </ResponsiveModal>
  );
}
