import { useTranslation } from 'react-i18next';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { useForm } from '@/lib/ui/use-form.ts';
import { useStartTimeOut } from '../api/use-restriction-calls.ts';
import { type TimeOutDuration, timeOutEnd } from '../break-end.ts';
import { DurationChoice } from './duration-choice.tsx';

const durations = ['24h', '7d', '30d', '42d'] as const satisfies readonly TimeOutDuration[];

type FormProps = {
  /** The end of the running break, which a new one can only lengthen. */
  readonly timeOutUntil: string | null;
  readonly onHide: () => void;
};

/** Starts a break: what stops, what goes on, and until when. */
export function TimeOutDialog({ show, ...form }: FormProps & { readonly show: boolean }) {
  const { t } = useTranslation(['app', 'safer-play']);
  return (
    <Dialog
      show={show}
      onHide={form.onHide}
      title={t('safer-play:timeOut.dialogTitle')}
      widthPx={460}
    >
      <TimeOutForm {...form} />
    </Dialog>
  );
}

function TimeOutForm({ timeOutUntil, onHide }: FormProps) {
  const { t } = useTranslation(['app', 'safer-play']);
  const { dateTime } = useFormat();
  const start = useStartTimeOut(onHide);
  const nowMs = Date.now();
  const offered = durations.filter(
    (one) => timeOutUntil === null || timeOutEnd(nowMs, one) > Date.parse(timeOutUntil),
  );
  const form = useForm({
    initial: { duration: offered[0] ?? ('42d' satisfies TimeOutDuration) },
    call: start,
    send: start.mutate,
  });
  return (
    <Form form={form} className="d-flex flex-column gap-4">
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <DurationChoice
        label={t('safer-play:timeOut.duration')}
        durations={offered}
        nameOf={(one) => t(`safer-play:timeOut.durations.${one}`)}
        {...form.field('duration')}
      />
      <Effects
        title={t('safer-play:timeOut.stopsTitle')}
        items={t('safer-play:timeOut.stops', { returnObjects: true })}
      />
      <Effects
        title={t('safer-play:timeOut.staysTitle')}
        items={t('safer-play:timeOut.stays', { returnObjects: true })}
      />
      <p className="text-2">
        {t('safer-play:timeOut.until', {
          time: dateTime(timeOutEnd(nowMs, form.fields.duration), 'short'),
        })}
      </p>
      <SubmitButton
        isPending={start.isPending}
        disabled={offered.length === 0}
        label={t('safer-play:timeOut.start')}
        pendingLabel={t('safer-play:timeOut.starting')}
      />
    </Form>
  );
}

function Effects({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <div>
      <h3 className="mx-0 mt-0 mb-1 fs-md">{title}</h3>
      <ul className="m-0 ps-5 fs-md text-2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
