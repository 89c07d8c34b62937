import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CheckField } from '@/components/ui/check-field.tsx';
import { useForm } from '@/lib/ui/use-form.ts';
import { office } from '../../lib/api/office-client.ts';
import { ToolCard } from './tool-card.tsx';

/** The sample accounts as a first start makes them, once that is confirmed. */
export function ResetCard() {
  const { t } = useTranslation('office');
  const reset = useMutation(
    office.sandboxTools.reset.mutationOptions({
      meta: { showsError: true },
      onSuccess: () => {
        form.reset();
      },
    }),
  );
  const form = useForm({
    initial: { isConfirmed: false },
    call: reset,
    send: () => reset.mutate({}),
  });
  return (
    <ToolCard
      title={t('sandboxTools.reset')}
      text={t('sandboxTools.resetText')}
      action={t('sandboxTools.makeReset')}
      form={form}
      result={
        reset.data === undefined
          ? ''
          : t('sandboxTools.resetDone', {
              accounts: reset.data.accounts,
              adjustments: reset.data.adjustments,
            })
      }
    >
      <CheckField {...form.field('isConfirmed')} label={t('sandboxTools.resetConfirm')} required />
    </ToolCard>
  );
}
