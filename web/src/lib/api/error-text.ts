import { i18n } from '@/i18n/i18n.ts';
import { toApiError } from './api-error.ts';
import type { TransportTexts } from './send-request.ts';

/** The text for an error of any origin: the server's message, otherwise the fallback. */
export function errorText(
  error: unknown,
  fallback: string = i18n.t('errors.requestFailed'),
): string {
  return toApiError(error)?.message || fallback;
}

/** The specification's text for an error status without a text of its own. */
function statusText(status: number) {
  if (status === 403) return 'errors.forbidden';
  if (status === 404) return 'errors.notFound';
  return status === 500 ? 'errors.internal' : 'errors.requestFailed';
}

/** The texts of both clients for errors without a text of the server. */
export const transportTexts: TransportTexts = {
  network: () => i18n.t('errors.network'),
  timeout: () => i18n.t('errors.timeout'),
  failed: (status) => i18n.t(statusText(status)),
};
