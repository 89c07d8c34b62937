import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { SelectField } from '@/components/ui/select-field.tsx';
import { showToast } from '@/lib/ui/toasts.ts';
import { ConfirmForm } from '../../components/confirm-form.tsx';
import { REASON_LENGTH } from '../../components/reason-length.ts';
import type { OfficePlayer } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';

const DAYS = [1, 7, 30, 180, 365] as const;
const DAY_MS = 86_400_000;
const ENDLESS = 'endless';

type Kind = 'timeOut' | 'exclusion';

/** Starts a break for the player, or makes one longer; no role can shorten one. */
export function BreakForm({ player }: { readonly player: OfficePlayer }) {
  const { t } = useTranslation('office');
  const queries = useQueryClient();
  const [kind, setKind] = useState<Kind | null>(null);
  const setBreak = useMutation(
    office.players.setBreak.mutationOptions({
      meta: { showsError: true },
      onSuccess: () => {
        showToast({ tone: 'success', title: t('saferPlay.breakSet') });
        setKind(null);
        void queries.invalidateQueries(office.players.pathFilter());
      },
    }),
  );
  const start = (next: Kind) => {
    setBreak.reset();
    setKind(next);
  };
  if (kind === null) {
    return (
      <div className="form-actions is-start justify-content-start">
        <Button size="sm" variant="secondary" onClick={() => start('timeOut')}>
          {t('saferPlay.timeOut')}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => start('exclusion')}>
          {t('saferPlay.exclusion')}
        </Button>
      </div>
    );
  }
  return (
    <BreakFields
      key={kind}
      kind={kind}
      error={setBreak.error}
      isPending={setBreak.isPending}
      onCancel={() => setKind(null)}
      onConfirm={(until, reason) => setBreak.mutate({ uid: player.uid, kind, until, reason })}
    />
  );
}

type BreakFieldsProps = {
  readonly kind: Kind;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: (until: string | null, reason: string) => void;
};

function BreakFields({ kind, error, isPending, onCancel, onConfirm }: BreakFieldsProps) {
  const { t } = useTranslation('office');
  const [length, setLength] = useState('7');
  const confirm = (reason: string) => {
    const until = new Date(Date.now() + Number(length) * DAY_MS).toISOString();
    onConfirm(length === ENDLESS ? null : until, reason);
  };
  return (
    <ConfirmForm
      title={t(`saferPlay.${kind}`)}
      text={t('saferPlay.onlyTighter')}
      note={{ label: t('forms.reason'), ...REASON_LENGTH }}
      confirm={{ label: t(`saferPlay.${kind}`), variant: 'danger' }}
      error={error}
      isPending={isPending}
      onCancel={onCancel}
      onConfirm={({ note }) => confirm(note)}
    >
      <SelectField
        name="length"
        label={t('saferPlay.length')}
        value={length}
        options={[
          ...DAYS.map((days) => ({
            value: String(days),
            label: t('saferPlay.days', { count: days }),
          })),
          ...(kind === 'exclusion' ? [{ value: ENDLESS, label: t('saferPlay.endless') }] : []),
        ]}
        onChange={setLength}
      />
    </ConfirmForm>
  );
}
