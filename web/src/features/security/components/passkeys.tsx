import { useMutation } from '@tanstack/react-query';
import { Fingerprint, Trash2 } from 'lucide-react';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import type { Passkey } from '@/lib/api/contract-types.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { passkeyAddress, supportsPasskeys } from '@/lib/session/passkeys.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import { useLastPresent } from '@/lib/ui/use-last-present.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';

/** The player's passkeys, with a new one and the removal of each. */
export function Passkeys({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const { t } = useTranslation(['app', 'security']);
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const address = passkeyAddress();
  return (
    <div className="protection-part d-flex flex-column gap-3-5">
      <div className="profile-action d-flex align-items-center gap-3-5">
        <span className="icon-box" style={{ '--icon-hue': 'var(--fh-sky)' }}>
          <Fingerprint size={20} />
        </span>
        <div className="flex-1 min-w-0">
          <h3>{t('security:passkeys')}</h3>
          <p className="small-text text-3">{t('security:passkeysText')}</p>
        </div>
      </div>
      {passkeys.length === 0 ? (
        <p className="small-text text-2">{t('security:noPasskeys')}</p>
      ) : (
        <ul className="protection-list m-0 p-0 d-flex flex-column list-style-none">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
          ))}
        </ul>
      )}
      {address === null && supportsPasskeys() ? (
        <div className="protection-ways d-flex flex-wrap gap-2-5">
          <Button variant="secondary" size="sm" onClick={() => setIsAdding(true)}>
            {t('security:addPasskey')}
          </Button>
        </div>
      ) : (
        <p className="small-text text-3">
          {address === null ? t('security:unsupported') : t('security:passkeyAddress', { address })}
        </p>
      )}
      <AddPasskeyDialog show={isAdding} onHide={() => setIsAdding(false)} />
      <RemovePasskeyDialog passkey={removed} onHide={() => setRemoved(null)} />
    </div>
  );
}

type PasskeyRowProps = { readonly passkey: Passkey; readonly onRemove: () => void };

function PasskeyRow({ passkey, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation(['app', 'security']);
  const { dateTime } = useFormat();
  const { name, createdAt, lastUsedAt } = passkey;
  const used =
    lastUsedAt === null
      ? t('security:neverUsed')
      : t('security:usedAt', { time: dateTime(lastUsedAt, 'short') });
  return (
    <li className="d-flex align-items-center gap-3 py-1-5">
      <div className="flex-1 min-w-0">
        <b className="ellipsis">{name}</b>
        <p className="small-text text-3">
          {t('security:addedAt', { time: dateTime(createdAt, 'short') })} · {used}
        </p>
      </div>
      <IconButton
        label={t('security:removeOne', { name })}
        icon={Trash2}
        iconSizePx={18}
        onClick={onRemove}
      />
    </li>
  );
}

type RemovePasskeyDialogProps = {
  readonly passkey: Passkey | null;
  readonly onHide: () => void;
};

function RemovePasskeyDialog({ passkey, onHide }: RemovePasskeyDialogProps) {
  const { t } = useTranslation(['app', 'security']);
  const shown = useLastPresent(passkey);
  const remove = useMutation(
    trpc.security.removePasskey.mutationOptions({
      onSuccess: () => showToast({ tone: 'success', title: t('security:passkeyRemoved') }),
      onSettled: () => queryClient.invalidateQueries(trpc.security.passkeys.queryFilter()),
    }),
  );
  return (
    <ConfirmDialog
      show={passkey !== null}
      title={t('security:removePasskeyTitle', { name: shown?.name ?? '' })}
      text={t('security:removePasskeyText')}
      cancel={{ label: t('common.cancel'), variant: 'secondary' }}
      confirm={{ label: t('security:remove'), variant: 'primary' }}
      onCancel={onHide}
      onConfirm={() => {
        onHide();
        if (passkey !== null) remove.mutate({ id: passkey.id });
      }}
    />
  );
}
