import { i18n } from '@/i18n/i18n.ts';
import { currentLanguage } from '@/i18n/language.ts';
import { ApiError } from '@/lib/api/api-error.ts';
import { BYTE_ORDER_MARK, saveFile } from '@/lib/browser/save-file.ts';
import { currentSession } from '../../lib/session/office-session.ts';

/**
 * Downloads the log as CSV. The call has no envelope, and a link cannot carry the token.
 * @throws ApiError when there is no file
 */
export async function saveLog(filters: Readonly<Record<string, string>>): Promise<void> {
  const response = await fetch(`/office/log.csv?${new URLSearchParams(filters)}`, {
    headers: {
      'accept-language': currentLanguage(),
      authorization: `Bearer ${currentSession()?.token ?? ''}`,
    },
  }).catch(() => null);
  if (response === null || !response.ok) {
    throw new ApiError({
      kind: response === null ? 'network' : 'transport',
      code: response?.status ?? 0,
      message: i18n.t(response === null ? 'errors.network' : 'errors.requestFailed'),
    });
  }
  const day = new Date().toISOString().slice(0, 10);
  const content = `${BYTE_ORDER_MARK}${await response.text()}`;
  saveFile({ name: `fairhall-log-${day}.csv`, type: 'text/csv', content });
}
