import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound, LogOut } from 'lucide-react';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { showToast } from '@/lib/ui/toasts.ts';
import { ConfirmForm } from '../../components/confirm-form.tsx';
import { Panel } from '../../components/page.tsx';
import { REASON_LENGTH } from '../../components/reason-length.ts';
import type { OfficePlayer } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';
import { useMay } from '../../lib/session/office-session.ts';

type Act = 'endSessions' | 'sendReset';

/** Ends the sessions of a player, or mails a link for a new password. */
export function AccountActions({ player }: { readonly player: OfficePlayer }) {
  const { t } = useTranslation('office');
  const queries = useQueryClient();
  const mayAct = useMay('support');
  const [act, setAct] = useState<Act | null>(null);
  const done = (title: string) => {
    showToast({ tone: 'success', title });
    setAct(null);
    void queries.invalidateQueries(office.players.pathFilter());
  };
  const endSessions = useMutation(
    office.players.endSessions.mutationOptions({
      meta: { showsError: true },
      onSuccess: () => done(t('players.sessionsEnded')),
    }),
  );
  const sendReset = useMutation(
    office.players.sendReset.mutationOptions({
      meta: { showsError: true },
      onSuccess: () => done(t('players.resetSent')),
    }),
  );
  if (!mayAct) return null;
  const call = act === 'endSessions' ? endSessions : sendReset;
  return (
    <Panel title={t('players.actions')}>
      {act === null ? (
        <div className="form-actions is-start justify-content-start">
          <Button size="sm" variant="secondary" onClick={() => setAct('endSessions')}>
            <LogOut size={16} />
            {t('players.endSessions')}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setAct('sendReset')}>
            <KeyRound size={16} />
            {t('players.sendReset')}
          </Button>
        </div>
      ) : (
        <ConfirmForm
          key={act}
          title={t(`players.${act}`)}
          text={t(`players.${act}Text`)}
          note={{ label: t('forms.reason'), ...REASON_LENGTH }}
          confirm={{ label: t(`players.${act}`), variant: 'primary' }}
          error={call.error}
          isPending={call.isPending}
          onCancel={() => setAct(null)}
          onConfirm={({ note: reason }) => call.mutate({ uid: player.uid, reason })}
        />
      )}
    </Panel>
  );
}
