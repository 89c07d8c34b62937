import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { office } from '../../lib/api/office-client.ts';
import { DeskCard } from './desk-card.tsx';

/** The payments provider answers nothing for a while. */
export function SilenceCard({ seconds }: { readonly seconds: number }) {
  const { t } = useTranslation('office');
  const { dateTime } = useFormat();
  const silence = useMutation(
    office.testDesk.silence.mutationOptions({ meta: { showsError: true } }),
  );
  return (
    <DeskCard
      title={t('testDesk.silence')}
      text={t('testDesk.silenceText', { count: seconds })}
      action={t('testDesk.makeSilent')}
      error={silence.error}
      isPending={silence.isPending}
      result={
        silence.data === undefined
          ? ''
          : t('testDesk.silentUntil', { time: dateTime(silence.data.until, 'time') })
      }
      onSubmit={() => silence.mutate({})}
    />
  );
}
