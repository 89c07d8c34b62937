import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { office } from '../../lib/api/office-client.ts';
import { IdField } from './id-field.tsx';
import { ToolCard } from './tool-card.tsx';

/** The raises of a player's limits that wait need not be waited for. */
export function DelaysCard() {
  const { t } = useTranslation('office');
  const [uid, setUid] = useState('');
  const elapse = useMutation(
    office.testDesk.elapseDelays.mutationOptions({ meta: { showsError: true } }),
  );
  return (
    <ToolCard
      title={t('sandboxTools.delays')}
      text={t('sandboxTools.delaysText')}
      action={t('sandboxTools.elapse')}
      error={elapse.error}
      isPending={elapse.isPending}
      result={
        elapse.data === undefined ? '' : t('sandboxTools.elapsed', { count: elapse.data.limits })
      }
      onSubmit={() => elapse.mutate({ uid: uid.trim() })}
    >
      <IdField label={t('players.uid')} value={uid} onChange={setUid} />
    </ToolCard>
  );
}
