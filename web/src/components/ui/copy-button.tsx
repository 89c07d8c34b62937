import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '@/lib/browser/use-copy.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import './copy-button.css';

type CopyButtonProps = {
  readonly text: string;
  /** The name of the copied text, in the player's language: the button's label. */
  readonly what: string;
};

/** Copies a text; if the browser refuses, a toast suggests copying it manually. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const { t } = useTranslation();
  const { isCopied, copy } = useCopy(text);
  const Icon = isCopied ? Check : Copy;
  return (
    <button
      type="button"
      className={`copy-btn h-hit h-md-36 flex-none w-hit w-md-36 d-grid place-items-center border-0 rounded-10 ${isCopied ? 'is-copied' : ''}`}
      aria-label={t('records.copy', { what })}
      onClick={async () => {
        if (!(await copy())) showToast({ tone: 'info', title: t('records.copyFailed') });
      }}
    >
      <Icon size={15} />
      <span role="status" className="visually-hidden">
        {isCopied ? t('records.copied') : ''}
      </span>
    </button>
  );
}
