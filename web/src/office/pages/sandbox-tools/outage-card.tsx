import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { useForm } from '@/lib/ui/use-form.ts';
import { office } from '../../lib/api/office-client.ts';
import { ToolCard } from './tool-card.tsx';

/** The payments provider does not respond for a while. */
export function OutageCard({ seconds }: { readonly seconds: number }) {
  const { t } = useTranslation('office');
  const { dateTime } = useFormat();
  const outage = useMutation(
    office.sandboxTools.silence.mutationOptions({ meta: { showsError: true } }),
  );
  const form = useForm({ initial: {}, call: outage, send: outage.mutate });
  return (
    <ToolCard
      title={t('sandboxTools.outage')}
      text={t('sandboxTools.outageText', { count: seconds })}
      action={t('sandboxTools.startOutage')}
      form={form}
      result={
        outage.data === undefined
          ? ''
          : t('sandboxTools.outageUntil', { time: dateTime(outage.data.until, 'time') })
      }
    />
  );
}
