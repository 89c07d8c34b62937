import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SelectField } from '@/components/ui/select-field.tsx';
import { useForm } from '@/lib/ui/use-form.ts';
import { office } from '../../lib/api/office-client.ts';
import { IdField } from './id-field.tsx';
import { ToolCard } from './tool-card.tsx';

const EVENTS = ['duplicate', 'late', 'wrong_amount'] as const;

/** An irregular event of a deposit that has ended. */
export function WebhookCard() {
  const { t } = useTranslation('office');
  const webhook = useMutation(
    office.sandboxTools.webhook.mutationOptions({ meta: { showsError: true } }),
  );
  const form = useForm({
    initial: { outTradeNo: '', send: EVENTS[0] as (typeof EVENTS)[number] },
    call: webhook,
    send: ({ outTradeNo, send }) => webhook.mutate({ outTradeNo: outTradeNo.trim(), send }),
  });
  return (
    <ToolCard
      title={t('sandboxTools.webhook')}
      text={t('sandboxTools.webhookText')}
      action={t('sandboxTools.send')}
      form={form}
      result={webhook.data === undefined ? '' : t('sandboxTools.sent')}
    >
      <IdField {...form.field('outTradeNo')} label={t('sandboxTools.order')} />
      <SelectField
        {...form.field('send')}
        label={t('sandboxTools.event')}
        options={EVENTS.map((event) => ({
          value: event,
          label: t(`sandboxTools.events.${event}`),
        }))}
      />
    </ToolCard>
  );
}
