import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@/lib/api/error-text.ts';

type ErrorStateProps = {
  /** The error of a query or a mutation; its message is shown. */
  readonly error?: unknown;
  readonly title?: string;
  /** What the error means for the player, after its message; by default, that no money moved. */
  readonly text?: string | undefined;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  /** One line, for a part of a page that has others. */
  readonly compact?: boolean;
  /** An action beside the retry. */
  readonly action?: ReactNode;
};

/** An error in place of the content, with a retry. */
export function ErrorState(props: ErrorStateProps) {
  const { error, title, text, onRetry, retrying, compact, action } = props;
  const { t } = useTranslation();
  // The compact form omits the meaning, which the page shows once.
  const meaning = text ?? (compact ? undefined : t('errors.loadText'));
  return (
    <div
      className={
        compact
          ? 'state flex-column state-compact bg-s2 d-flex align-items-center row-gap-1 column-gap-3 px-4-5 py-3-5 border border-line text-start'
          : 'state flex-column d-flex align-items-center'
      }
      role="alert"
    >
      {!compact && (
        <img className="state-art h-auto mb-2" src="/art/spots/error.webp" alt="" width={168} />
      )}
      <p className="state-title">{title ?? t('errors.loadTitle')}</p>
      {(error !== undefined || text === undefined) && (
        <p className="state-text">{errorText(error)}</p>
      )}
      {meaning !== undefined && <p className="state-text">{meaning}</p>}
      <div className="state-actions d-flex flex-wrap justify-content-center gap-2-5">
        {onRetry && (
          <button
            type="button"
            className={`btn btn-sm ${compact ? 'btn-secondary' : 'btn-primary'}`}
            onClick={retrying ? undefined : onRetry}
            aria-disabled={retrying}
          >
            <RotateCw size={15} />
            {t('common.retry')}
          </button>
        )}
        {action}
      </div>
    </div>
  );
}
