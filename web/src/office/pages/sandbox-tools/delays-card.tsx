import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useForm } from '@/lib/ui/use-form.ts';
import { office } from '../../lib/api/office-client.ts';
import { IdField } from './id-field.tsx';
import { ToolCard } from './tool-card.tsx';

/** The raises of a player's limits that wait need not be waited for. */
export function DelaysCard() {
  const { t } = useTranslation('office');
  const elapse = useMutation(
    office.sandboxTools.elapseDelays.mutationOptions({ meta: { showsError: true } }),
  );
  const form = useForm({
    initial: { uid: '' },
    call: elapse,
    send: ({ uid }) => elapse.mutate({ uid: uid.trim() }),
  });
  return (
    <ToolCard
      title={t('sandboxTools.delays')}
      text={t('sandboxTools.delaysText')}
      action={t('sandboxTools.elapse')}
      form={form}
      result={
        elapse.data === undefined ? '' : t('sandboxTools.elapsed', { count: elapse.data.limits })
      }
    >
      <IdField {...form.field('uid')} label={t('players.uid')} />
    </ToolCard>
  );
}
