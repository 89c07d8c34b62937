import { useTranslation } from 'react-i18next';
import { StatusDot, type StatusTone } from '@/components/ui/status-dot.tsx';
import type { TicketRow } from '../../lib/api/contract-types.ts';

const tones = {
  open: 'waiting',
  answered: 'success',
  closed: 'muted',
} as const satisfies Record<TicketRow['state'], StatusTone>;

export function TicketState({ state }: { readonly state: TicketRow['state'] }) {
  const { t } = useTranslation('office');
  return <StatusDot tone={tones[state]}>{t(`support.state.${state}`)}</StatusDot>;
}
