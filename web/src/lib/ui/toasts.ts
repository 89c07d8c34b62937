import { useSyncExternalStore } from 'react';

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

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast; a text that is still on screen is not repeated. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  const repeats = toasts.some((shown) => shown.title === toast.title && shown.text === toast.text);
  if (repeats) return;
  lastId += 1;
  publish([...toasts, { ...toast, id: lastId }].slice(-TOASTS_MAX));
}

export function dismissToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, () => toasts);
}
