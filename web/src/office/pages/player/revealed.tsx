import { useMutation } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/components/ui/dialog.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { ConfirmForm } from '../../components/confirm-form.tsx';
import { REASON_LENGTH } from '../../components/reason-length.ts';
import type { OfficePlayer, RevealedField } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';

type RevealedProps = {
  readonly player: Pick<OfficePlayer, 'uid'>;
  readonly field: RevealedField;
  /** `null` without one. */
  readonly masked: string | null;
  /** Of an account: the withdrawal that went to it. */
  readonly orderNum?: string;
};

/** A masked detail. Who reveals it gives a reason, which the log keeps. */
export function Revealed({ player, field, masked, orderNum }: RevealedProps) {
  const { t } = useTranslation('office');
  const [isAsking, setIsAsking] = useState(false);
  const reveal = useMutation(
    office.players.reveal.mutationOptions({
      meta: { showsError: true },
      onSuccess: () => setIsAsking(false),
    }),
  );
  if (masked === null) return '—';
  const name = t(`players.${field}`);
  if (reveal.data !== undefined) {
    return <span className="revealed mono">{reveal.data.value ?? '—'}</span>;
  }
  return (
    <span className="masked d-inline-flex align-items-center gap-0-5">
      <span className="mono">{masked}</span>
      <IconButton
        label={t('players.reveal', { what: name })}
        icon={Eye}
        iconSizePx={16}
        onClick={() => setIsAsking(true)}
      />
      <Dialog
        show={isAsking}
        onHide={() => setIsAsking(false)}
        title={t('players.reveal', { what: name })}
        widthPx={460}
      >
        <ConfirmForm
          title={t('players.revealTitle')}
          text={t('players.revealText')}
          note={{ label: t('forms.reason'), ...REASON_LENGTH }}
          confirm={{ label: t('players.revealConfirm'), variant: 'primary' }}
          error={reveal.error}
          isPending={reveal.isPending}
          onCancel={() => setIsAsking(false)}
          onConfirm={({ note: reason }) =>
            reveal.mutate({
              uid: player.uid,
              field,
              reason,
              ...(orderNum === undefined ? {} : { orderNum }),
            })
          }
        />
      </Dialog>
    </span>
  );
}
