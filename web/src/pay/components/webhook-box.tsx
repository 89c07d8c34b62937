import { useMutation } from '@tanstack/react-query';
import { CircleDollarSign, Clock, CopyPlus, type LucideIcon } from 'lucide-react';
import type { TesterWebhook } from '../contract-types.ts';
import { sendWebhook } from '../order-api.ts';
import { usePayTexts } from '../use-pay-texts.ts';
import { TesterBox } from './tester-box.tsx';

const webhooks = [
  ['duplicate', CopyPlus],
  ['late', Clock],
  ['wrong_amount', CircleDollarSign],
] as const satisfies readonly (readonly [TesterWebhook, LucideIcon])[];

/** Sends events that a well-behaved provider would not send; for testers. */
export function WebhookBox({ path, paid }: { path: string; paid: boolean }) {
  const { t } = usePayTexts();
  const sending = useMutation({
    mutationFn: (wanted: TesterWebhook) => sendWebhook(path, wanted),
    networkMode: 'always',
  });
  return (
    <TesterBox<TesterWebhook>
      title={t('webhooks.title')}
      hint={t('webhooks.hint')}
      rowClassName="webhooks-row"
      actions={webhooks.filter(([webhook]) => !(paid && webhook === 'late'))}
      labelOf={(webhook) => t(`webhooks.${webhook}`)}
      pending={sending.isPending ? sending.variables : null}
      onChoose={(webhook) => sending.mutate(webhook)}
    >
      <p className="webhooks-sent fs-sm wrap-anywhere" role="status">
        {sending.data && <span>{t('webhooks.sent', { event: sending.data.eventId })}</span>}
        {sending.isError && <span>{t('webhooks.failed')}</span>}
      </p>
    </TesterBox>
  );
}
