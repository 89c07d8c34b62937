import { ArrowUpFromLine } from 'lucide-react';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/components/ui/dialog.tsx';
import { openModal } from '@/lib/browser/window-events.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { type ExclusionDuration, exclusionEnd } from '../break-end.ts';
import { DurationChoice } from './duration-choice.tsx';
import { ExclusionForm } from './exclusion-form.tsx';

const durations = [
  '6m',
  '12m',
  '24m',
  '60m',
  'forever',
] as const satisfies readonly ExclusionDuration[];

type StepsProps = { readonly onHide: () => void };

/** Self-exclusion in two steps: the consequences, then the password and a confirmation. */
export function ExclusionDialog({ show, ...steps }: StepsProps & { readonly show: boolean }) {
  const { t } = useTranslation(['app', 'safer-play']);
  return (
    <Dialog
      show={show}
      onHide={steps.onHide}
      title={t('safer-play:exclusion.dialogTitle')}
      widthPx={460}
    >
      <Steps {...steps} />
    </Dialog>
  );
}

function Steps({ onHide }: StepsProps) {
  const { t } = useTranslation(['app', 'safer-play']);
  const { dateTime } = useFormat();
  const [duration, setDuration] = useState<ExclusionDuration>('6m');
  const [isConfirming, setIsConfirming] = useState(false);
  const end = exclusionEnd(Date.now(), duration);
  const endText =
    end === null
      ? t('safer-play:exclusion.forever')
      : t('safer-play:exclusion.until', { time: dateTime(end, 'short') });
  if (isConfirming) {
    return (
      <ExclusionForm
        duration={duration}
        endText={`${t(`safer-play:exclusion.durations.${duration}`)}. ${endText}`}
        onBack={() => setIsConfirming(false)}
      />
    );
  }
  return (
    <div className="d-flex flex-column gap-4">
      <DurationChoice
        label={t('safer-play:exclusion.duration')}
        durations={durations}
        nameOf={(one) => t(`safer-play:exclusion.durations.${one}`)}
        value={duration}
        onChange={setDuration}
      />
      <p className="text-2">{endText}</p>
      <ul className="m-0 text-2 d-flex flex-column gap-1-5 ps-5 fs-md">
        {t('safer-play:exclusion.consequences', { returnObjects: true }).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div className="d-grid grid-cols-2 gap-3">
        <Button
          size="lg"
          variant="secondary"
          onClick={() => {
            onHide();
            openModal('show-withdraw-modal');
          }}
        >
          <ArrowUpFromLine size={18} />
          {t('safer-play:exclusion.withdraw')}
        </Button>
        <Button size="lg" onClick={() => setIsConfirming(true)}>
          {t('safer-play:exclusion.next')}
        </Button>
      </div>
    </div>
  );
}
