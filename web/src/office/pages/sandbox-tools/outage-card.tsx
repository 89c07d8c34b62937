import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { office } from '../../lib/api/office-client.ts';
import { ToolCard } from './tool-card.tsx';

/** The payments provider answers nothing for a while. */
export function OutageCard({ seconds }: { readonly seconds: number }) {
  const { t } = useTranslation('office');
  const { dateTime } = useFormat();
  const outage = useMutation(
    office.testDesk.silence.mutationOptions({ meta: { showsError: true } }),
  );
  return (
    <ToolCard
      title={t('sandboxTools.outage')}
      text={t('sandboxTools.outageText', { count: seconds })}
      action={t('sandboxTools.startOutage')}
      error={outage.error}
      isPending={outage.isPending}
      result={
        outage.data === undefined
          ? ''
          : t('sandboxTools.outageUntil', { time: dateTime(outage.data.until, 'time') })
      }
      onSubmit={() => outage.mutate({})}
    />
  );
}
