import type { Slip } from '../contract-types.ts';
import { useSpeech } from '../shell/speech-context.tsx';
import { useEvents } from './events-context.ts';
import { endOf, isOpenSlip } from './events-state.ts';

/** How a slip stands, as a dot and a word. */
export function SlipStatus({ slip }: { readonly slip: Slip }) {
  const { state } = useEvents();
  const { t } = useSpeech();
  const status = isOpenSlip(slip)
    ? slip.status === 'pending'
      ? 'pending'
      : 'standing'
    : endOf(slip, state.currency);
  return (
    <span className={`slip-status slip-status-${status}`}>{t(`events.status.${status}`)}</span>
  );
}
