import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { useFirstTexts } from '@/i18n/first-text.ts';
import {
  dismissToast,
  TOAST_DURATION_MS,
  type Toast,
  type ToastTone,
  useToasts,
} from '@/lib/toasts.ts';

const icons = {
  success: CircleCheck,
  error: CircleAlert,
  info: Info,
} as const satisfies Record<ToastTone, unknown>;

/** Shows what `showToast` was given, for three seconds, without taking focus or clicks. */
export function ToastHost() {
  const toasts = useToasts();
  return (
    <div className="toast-host" role="status" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast: { id, tone, title, text } }: { readonly toast: Toast }) {
  const { t } = useFirstTexts();
  const Icon = icons[tone];
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <div className={`toast-card toast-${tone}`}>
      <Icon size={21} aria-hidden="true" className="toast-icon" />
      <div className="toast-words">
        <p className="toast-title">{title}</p>
        {text !== undefined && <p className="toast-text">{text}</p>}
      </div>
      <button
        type="button"
        className="icon-btn"
        aria-label={t('common.close')}
        onClick={() => dismissToast(id)}
      >
        <X size={17} aria-hidden="true" />
      </button>
    </div>
  );
}
