import { useTranslation } from 'react-i18next';
import { StatusDot, type StatusTone } from '@/components/ui/status-dot.tsx';
import type { Adjustment } from '../../lib/api/contract-types.ts';

const tones = {
  waiting: 'waiting',
  applied: 'success',
  rejected: 'muted',
} as const satisfies Record<Adjustment['state'], StatusTone>;

export function AdjustmentState({ state }: { readonly state: Adjustment['state'] }) {
  const { t } = useTranslation('office');
  return <StatusDot tone={tones[state]}>{t(`adjustments.state.${state}`)}</StatusDot>;
}
