import { Check, Copy } from 'lucide-react';
import { useCopy } from '@/lib/browser/use-copy.ts';
import { useGameTexts } from '../game-texts-context.ts';
import './copy-value.css';

/** Copies a long value; `what` is its name. A refusal shows nothing: the value can be selected. */
export function CopyValue({ value, what }: { readonly value: string; readonly what: string }) {
  const { t } = useGameTexts();
  const { isCopied, copy } = useCopy(value);
  const Icon = isCopied ? Check : Copy;
  return (
    <button
      type="button"
      className="copy-value d-inline-grid place-items-center border-0 rounded-sm"
      aria-label={t('fairness.copy', { what })}
      onClick={() => void copy()}
    >
      <Icon size={15} aria-hidden />
      <span role="status" className="visually-hidden">
        {isCopied ? t('fairness.copied') : ''}
      </span>
    </button>
  );
}

/** A label and a copyable value, in a list of seeds. */
export function SeedRow(props: { readonly label: string; readonly value: string }) {
  const { label, value } = props;
  return (
    <>
      <dt>{label}</dt>
      <dd className="d-flex align-items-center justify-content-between gap-2">
        <span className="min-w-0">{value}</span>
        <CopyValue value={value} what={label} />
      </dd>
    </>
  );
}
