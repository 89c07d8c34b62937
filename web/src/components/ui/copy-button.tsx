import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '@/lib/toasts.ts';
import './copy-button.css';

type CopyButtonProps = {
  readonly text: string;
  /** What is copied, in the player's language: the button's name. */
  readonly what: string;
};

const CONFIRMED_MS = 2000;

/** Copies a text; without a secure context browsers refuse, and the player is told to select it. */
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
