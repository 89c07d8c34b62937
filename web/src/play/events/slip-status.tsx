import type { Slip } from '../contract-types.ts';
import { useSpeech } from '../shell/speech-context.tsx';
import { useEvents } from './events-context.ts';
import { endOf, isOpenSlip } from './events-state.ts';

/** How a slip stands, as a dot and a word. */
export function SlipStatus({ slip }: { readonly slip: Slip }) {
  const { state } = useEvents();
  const { t } = useSpeech();
  const status = standing(slip) ?? endOf(slip, state.currency);
  return (
    <span className={`slip-status slip-status-${status}`}>{t(`events.status.${status}`)}</span>
  );
}

/** `null` once its end is known: one lost leg loses a bet, whatever is still open of it. */
function standing(slip: Slip): 'pending' | 'standing' | null {
  if (!isOpenSlip(slip) || hasLostLeg(slip)) return null;
  return slip.status === 'pending' ? 'pending' : 'standing';
}

function hasLostLeg(slip: Slip): boolean {
  return slip.kind === 'bet' && slip.legs.some(({ outcome }) => outcome === 'lost');
}
