import { StatusDot } from '@/components/ui/status-dot.tsx';
import type { Transaction } from '@/lib/api/contract-types.ts';
import { useStatusText } from '@/lib/payments/use-status-text.ts';
import { toneOf } from './record-tone.ts';

/** A record's status as a dot and a text. */
export function RecordStatus({ record }: { readonly record: Transaction }) {
  const statusText = useStatusText();
  return <StatusDot tone={toneOf(record)}>{statusText(record)}</StatusDot>;
}
