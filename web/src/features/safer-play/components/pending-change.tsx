import Button from 'react-bootstrap/Button';
import type { Limit } from '@/lib/api/contract-types.ts';
import { useIsOnline } from '@/lib/api/online.ts';
import { filledText } from '@/lib/i18n/filled-text.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { durationText } from '@/lib/time/duration-text.ts';
import { useNow } from '@/lib/time/use-now.ts';
import { useCancelLimitChange, useConfirmLimit } from '../api/use-limit-calls.ts';
import { type PendingState, pendingState } from '../pending-state.ts';
import type { SaferPlayTexts } from '../texts/safer-play-texts.ts';
import { useLimitFormat } from '../use-limit-format.ts';

const SECOND_MS = 1000;

type PendingChangeProps = {
  readonly limit: Limit;
  readonly pending: NonNullable<Limit['pending']>;
  readonly texts: SaferPlayTexts;
};

/** A requested raise or removal: the time until it can be confirmed, and its buttons. */
export function PendingChange({ limit, pending, texts }: PendingChangeProps) {
  const isOnline = useIsOnline();
  const format = useLimitFormat();
  const state = pendingState(pending, useNow(SECOND_MS));
  const confirm = useConfirmLimit({ texts });
  const cancel = useCancelLimitChange({ texts });
  const { kind, period } = limit;
  const isIdle = isOnline && !confirm.isPending && !cancel.isPending;
  if (state.name === 'lapsed') return null;
  return (
    <div className="safer-pending">
      <p>
        <b>
          {pending.amount === null
            ? texts.pending.removal
            : filledText(texts.pending.raise, { amount: format(pending.amount, limit) })}
        </b>{' '}
        <StateText state={state} pending={pending} texts={texts} />
      </p>
      <div className="safer-pending-actions">
        <Button
          size="sm"
          disabled={!isIdle || state.name === 'waiting'}
          onClick={() => confirm.mutate({ kind, period })}
        >
          {texts.pending.confirm}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          disabled={!isIdle}
          onClick={() => cancel.mutate({ kind, period })}
        >
          {texts.pending.cancel}
        </Button>
      </div>
    </div>
  );
}

type StateTextProps = Pick<PendingChangeProps, 'pending' | 'texts'> & {
  readonly state: PendingState;
};

function StateText({ state, pending, texts }: StateTextProps) {
  const { dateTime } = useFormat();
  if (state.name === 'waiting') {
    return filledText(texts.pending.waits, {
      duration: durationText(state.leftMs),
      time: dateTime(pending.confirmableAt, 'short'),
    });
  }
  return filledText(texts.pending.ready, { time: dateTime(pending.lapsesAt, 'short') });
}
