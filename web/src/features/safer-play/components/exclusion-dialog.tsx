import { ArrowUpFromLine } from 'lucide-react';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Dialog } from '@/components/ui/dialog.tsx';
import { openModal } from '@/lib/browser/window-events.ts';
import { filledText } from '@/lib/i18n/filled-text.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { type ExclusionDuration, exclusionEnd } from '../break-end.ts';
import type { SaferPlayTexts } from '../texts/safer-play-texts.ts';
import { DurationChoice } from './duration-choice.tsx';
import { ExclusionForm } from './exclusion-form.tsx';

const durations = [
  '6m',
  '12m',
  '24m',
  '60m',
  'forever',
] as const satisfies readonly ExclusionDuration[];

type StepsProps = { readonly texts: SaferPlayTexts; readonly onHide: () => void };

/** Self-exclusion in two steps: the consequences, then the password and a confirmation. */
export function ExclusionDialog({ show, ...steps }: StepsProps & { readonly show: boolean }) {
  return (
    <Dialog
      show={show}
      onHide={steps.onHide}
      title={steps.texts.exclusion.dialogTitle}
      widthPx={460}
    >
      <Steps {...steps} />
    </Dialog>
  );
}

function Steps({ texts: { exclusion: texts }, onHide }: StepsProps) {
  const { dateTime } = useFormat();
  const [duration, setDuration] = useState<ExclusionDuration>('6m');
  const [isConfirming, setIsConfirming] = useState(false);
  const end = exclusionEnd(Date.now(), duration);
  const endText =
    end === null ? texts.forever : filledText(texts.until, { time: dateTime(end, 'short') });
  if (isConfirming) {
    return (
      <ExclusionForm
        duration={duration}
        endText={`${texts.durations[duration]}. ${endText}`}
        texts={texts}
        onBack={() => setIsConfirming(false)}
      />
    );
  }
  return (
    <div className="safer-form">
      <DurationChoice
        label={texts.duration}
        durations={durations}
        labels={texts.durations}
        value={duration}
        onChange={setDuration}
      />
      <p className="text-2">{endText}</p>
      <ul className="safer-consequences">
        {texts.consequences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div className="safer-steps">
        <Button
          size="lg"
          variant="secondary"
          onClick={() => {
            onHide();
            openModal('show-withdraw-modal');
          }}
        >
          <ArrowUpFromLine size={18} />
          {texts.withdraw}
        </Button>
        <Button size="lg" onClick={() => setIsConfirming(true)}>
          {texts.next}
        </Button>
      </div>
    </div>
  );
}
