import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '@/lib/toasts.ts';
import './copy-button.css';

type CopyButtonProps = {
  readonly text: string;
  /** The name of the copied text, in the player's language: the button's label. */
  readonly what: string;
};

const CONFIRMED_MS = 2000;

/**
 * Copies a text. Browsers refuse it without a secure context; a toast then
 * suggests copying the text manually.
 */
export function CopyButton({ text, what }: CopyButtonProps) {
  const { t } = useTranslation();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      showToast({ tone: 'info', title: t('records.copyFailed') });
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <button
      type="button"
      className={`copy-btn ${isCopied ? 'is-copied' : ''}`}
      aria-label={t('records.copy', { what })}
      onClick={copy}
    >
      <Icon size={15} />
      <span role="status" className="visually-hidden">
        {isCopied ? t('records.copied') : ''}
      </span>
    </button>
  );
}
