import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '@/components/ui/field.tsx';
import { office } from '../../lib/api/office-client.ts';
import { IdField } from './id-field.tsx';
import { ToolCard } from './tool-card.tsx';

const EVENTS = ['duplicate', 'late', 'wrong_amount'] as const;

/** An irregular event of a deposit that has ended. */
export function WebhookCard() {
  const { t } = useTranslation('office');
  const [outTradeNo, setOutTradeNo] = useState('');
  const [send, setSend] = useState<(typeof EVENTS)[number]>('duplicate');
  const webhook = useMutation(
    office.testDesk.webhook.mutationOptions({ meta: { showsError: true } }),
  );
  return (
    <ToolCard
      title={t('sandboxTools.webhook')}
      text={t('sandboxTools.webhookText')}
      action={t('sandboxTools.send')}
      error={webhook.error}
      isPending={webhook.isPending}
      result={webhook.data === undefined ? '' : t('sandboxTools.sent')}
      onSubmit={() => webhook.mutate({ outTradeNo: outTradeNo.trim(), send })}
    >
      <IdField label={t('sandboxTools.order')} value={outTradeNo} onChange={setOutTradeNo} />
      <Field label={t('sandboxTools.event')}>
        {(control) => (
          <select
            {...control}
            className="form-select"
            value={send}
            onChange={({ target }) =>
              setSend(EVENTS.find((event) => event === target.value) ?? send)
            }
          >
            {EVENTS.map((event) => (
              <option key={event} value={event}>
                {t(`sandboxTools.events.${event}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </ToolCard>
  );
}
