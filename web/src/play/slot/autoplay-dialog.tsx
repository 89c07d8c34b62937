import { Dialog } from '../frame/dialog.tsx';
import { useI18n } from '../i18n/i18n-context.ts';

/** Numbers of automatic spins. */
const SPINS = [10, 25, 50, 100] as const;

export function AutoplayDialog(props: {
  /** The formatted stake. */
  readonly stake: string;
  readonly onStart: (spins: number) => void;
  readonly onClose: () => void;
}) {
  const { stake, onStart, onClose } = props;
  const { t } = useI18n();
  return (
    <Dialog title={t('autoplay.title')} onClose={onClose}>
      <p className="prose">{t('autoplay.text', { amount: stake })}</p>
      <div className="autoplay">
        {SPINS.map((spins) => (
          <button
            key={spins}
            type="button"
            className="btn-game btn-quiet"
            onClick={() => {
              onClose();
              onStart(spins);
            }}
          >
            {t('autoplay.start', { count: spins })}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
