import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import type { Limit } from '@/lib/api/contract-types.ts';
import { useIsOnline } from '@/lib/api/online.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { durationText } from '@/lib/time/duration-text.ts';
import { useNow } from '@/lib/time/use-now.ts';
import { useCancelLimitChange, useConfirmLimit } from '../api/use-limit-calls.ts';
import { type PendingState, pendingState } from '../pending-state.ts';
import { useLimitFormat } from '../use-limit-format.ts';

const SECOND_MS = 1000;

type PendingChangeProps = {
  readonly limit: Limit;
  readonly pending: NonNullable<Limit['pending']>;
};

/** A requested raise or removal: the time until it can be confirmed, and its buttons. */
export function PendingChange({ limit, pending }: PendingChangeProps) {
  const { t } = useTranslation(['app', 'safer-play']);
  const isOnline = useIsOnline();
  const format = useLimitFormat();
  const state = pendingState(pending, useNow(SECOND_MS));
  const confirm = useConfirmLimit();
  const cancel = useCancelLimitChange();
  const { kind, period } = limit;
  const isIdle = isOnline && !confirm.isPending && !cancel.isPending;
  if (state.name === 'lapsed') return null;
  return (
    <div className="mt-2-5 bg-body px-3-5 py-3 border rounded">
      <p className="fs-sm text-2 text-pretty">
        <b className="text-body">
          {pending.amount === null
            ? t('safer-play:pending.removal')
            : t('safer-play:pending.raise', { amount: format(pending.amount, limit) })}
        </b>{' '}
        <StateText state={state} pending={pending} />
      </p>
      <div className="safer-pending-actions mt-2-5 d-flex flex-wrap gap-2">
        <Button
          size="sm"
          disabled={!isIdle || state.name === 'waiting'}
          onClick={() => confirm.mutate({ kind, period })}
        >
          {t('safer-play:pending.confirm')}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          disabled={!isIdle}
          onClick={() => cancel.mutate({ kind, period })}
        >
          {t('safer-play:pending.cancel')}
        </Button>
      </div>
    </div>
  );
}

type StateTextProps = Pick<PendingChangeProps, 'pending'> & {
  readonly state: PendingState;
};

function StateText({ state, pending }: StateTextProps) {
  const { t } = useTranslation(['app', 'safer-play']);
  const { dateTime } = useFormat();
  if (state.name === 'waiting') {
    return t('safer-play:pending.waits', {
      duration: durationText(state.leftMs),
      time: dateTime(pending.confirmableAt, 'short'),
    });
  }
  return t('safer-play:pending.ready', { time: dateTime(pending.lapsesAt, 'short') });
}
