import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useI18n } from '../i18n/i18n-context.ts';
import './copy-value.css';

const CONFIRMED_MS = 2000;

/** Copies a long figure; `what` is its name. */
export function CopyValue({ value, what }: { readonly value: string; readonly what: string }) {
  const { t } = useI18n();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const Icon = isCopied ? Check : Copy;
  return (
    <button
      type="button"
      className="copy-value"
      aria-label={t('fairness.copy', { what })}
      onClick={async () => setIsCopied(await copied(value))}
    >
      <Icon size={15} aria-hidden />
      <span role="status" className="visually-hidden">
        {isCopied ? t('fairness.copied') : ''}
      </span>
    </button>
  );
}

/** Whether the clipboard took it: a browser may refuse, and the figure can still be selected. */
async function copied(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    return false;
  }
}

/** A figure of the seeds with its name, in a list of them. */
export function SeedRow(props: { readonly label: string; readonly value: string }) {
  const { label, value } = props;
  return (
    <>
      <dt>{label}</dt>
      <dd className="seed-row">
        <span>{value}</span>
        <CopyValue value={value} what={label} />
      </dd>
    </>
  );
}
