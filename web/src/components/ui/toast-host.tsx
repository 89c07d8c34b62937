import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/icon-button.tsx';
import {
  dismissToast,
  TOAST_DURATION_MS,
  type Toast,
  type ToastTone,
  useToasts,
} from '@/lib/ui/toasts.ts';

const icons = {
  success: CircleCheck,
  error: CircleAlert,
  info: Info,
} as const satisfies Record<ToastTone, unknown>;

/** Shows each toast for three seconds, without taking focus or clicks. */
export function ToastHost() {
  const toasts = useToasts();
  const host = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    // Above a dialog that was opened before.
    if (newest !== undefined && document.querySelector('dialog[open]')) element.hidePopover();
    if (!element.matches(':popover-open')) element.showPopover();
  }, [newest]);
  return (
    <div
      ref={host}
      popover="manual"
      className="toast-host position-fixed d-flex flex-column gap-2-5 pe-none"
      role="status"
      aria-live="polite"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast: { id, tone, title, text } }: { readonly toast: Toast }) {
  const { t } = useTranslation();
  const Icon = icons[tone];
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <div
      className={`toast-card bg-s3 d-flex align-items-center gap-3 pe-2 ps-4 py-3 border rounded-14 shadow-lg toast-${tone}`}
    >
      <Icon size={21} className="toast-icon" />
      <div className="flex-1 min-w-0">
        <p className="toast-title fs-md fw-bold">{title}</p>
        {text !== undefined && <p className="text-2 fs-sm">{text}</p>}
      </div>
      <IconButton
        label={t('common.close')}
        icon={X}
        iconSizePx={17}
        onClick={() => dismissToast(id)}
      />
    </div>
  );
}
