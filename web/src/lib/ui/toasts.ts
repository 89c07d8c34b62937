import { sharedValue } from '@/lib/browser/shared-value.ts';

export type ToastTone = 'success' | 'error' | 'info';

export type Toast = {
  readonly id: number;
  readonly tone: ToastTone;
  readonly title: string;
  readonly text?: string;
};

export const TOAST_DURATION_MS = 3000;
/** Bound of the visible toasts; the oldest is removed. */
const TOASTS_MAX = 4;

const toasts = sharedValue<readonly Toast[]>([]);
let lastId = 0;

/** Shows a toast; a text that is still on screen is not repeated. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  const shown = toasts.read();
  if (shown.some(({ title, text }) => title === toast.title && text === toast.text)) return;
  lastId += 1;
  toasts.write([...shown, { ...toast, id: lastId }].slice(-TOASTS_MAX));
}

export function dismissToast(id: number): void {
  toasts.write(toasts.read().filter((toast) => toast.id !== id));
}

export const useToasts = toasts.use;
