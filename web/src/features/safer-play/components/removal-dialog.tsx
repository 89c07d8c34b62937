import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import type { Limit, SaferPlay } from '@/lib/api/contract-types.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { useRemoveLimit } from '../api/use-limit-calls.ts';
import { confirmableFrom } from '../confirmable-from.ts';
import { limitName, useLimitFormat } from '../use-limit-format.ts';

type RemovalDialogProps = {
  readonly show: boolean;
  readonly limit: Limit;
  readonly rules: SaferPlay['rules'];
  readonly onHide: () => void;
};

/** Requests the end of a limit, which holds until its removal is confirmed. */
export function RemovalDialog({ show, limit, rules, onHide }: RemovalDialogProps) {
  const { t } = useTranslation(['app', 'safer-play']);
  const { dateTime } = useFormat();
  const format = useLimitFormat();
  const remove = useRemoveLimit(onHide);
  const { kind, period, amount } = limit;
  return (
    <ConfirmDialog
      show={show}
      title={t('safer-play:removal.title')}
      text={t('safer-play:removal.text', {
        limit: limitName(limit, t),
        amount: format(amount, limit),
        time: dateTime(confirmableFrom(rules, Date.now()), 'short'),
      })}
      cancel={{ label: t('safer-play:removal.stay'), variant: 'primary' }}
      confirm={{ label: t('safer-play:removal.request'), variant: 'secondary' }}
      hasLongLabels
      onCancel={onHide}
      onConfirm={() => {
        if (!remove.isPending) remove.mutate({ kind, period });
      }}
    />
  );
}
