import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import type { Limit, SaferPlay } from '@/lib/api/contract-types.ts';
import { filledText } from '@/lib/i18n/filled-text.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { useRemoveLimit } from '../api/use-limit-calls.ts';
import { confirmableFrom } from '../confirmable-from.ts';
import type { SaferPlayTexts } from '../texts/safer-play-texts.ts';
import { limitName, useLimitFormat } from '../use-limit-format.ts';

type RemovalDialogProps = {
  readonly show: boolean;
  readonly limit: Limit;
  readonly rules: SaferPlay['rules'];
  readonly texts: SaferPlayTexts;
  readonly onHide: () => void;
};

/** Requests the end of a limit, which holds until its removal is confirmed. */
export function RemovalDialog({ show, limit, rules, texts, onHide }: RemovalDialogProps) {
  const { dateTime } = useFormat();
  const format = useLimitFormat();
  const remove = useRemoveLimit({ texts, onDone: onHide });
  const { kind, period, amount } = limit;
  return (
    <ConfirmDialog
      show={show}
      title={texts.removal.title}
      text={filledText(texts.removal.text, {
        limit: limitName(limit, texts),
        amount: format(amount, limit),
        time: dateTime(confirmableFrom(rules, Date.now()), 'short'),
      })}
      cancel={{ label: texts.removal.stay, variant: 'primary' }}
      confirm={{ label: texts.removal.request, variant: 'secondary' }}
      hasLongLabels
      onCancel={onHide}
      onConfirm={() => {
        if (!remove.isPending) remove.mutate({ kind, period });
      }}
    />
  );
}
