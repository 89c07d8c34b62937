import { type RefusalName, refusalCodes } from '@fairhall/kit/errors';
import type { Translate } from '../game-texts.ts';
import { noticeOfRefusal } from '../session/notices.ts';

const isRefusal = (name: string): name is RefusalName => Object.hasOwn(refusalCodes, name);

/** Why a round was refused, in the player's language; the server's name for one without a text. */
export function refusalText(refusal: string | null, t: Translate): string {
  if (refusal === null) return '—';
  if (!isRefusal(refusal)) return refusal;
  switch (noticeOfRefusal({ code: refusalCodes[refusal], data: null })) {
    case 'insufficient':
      return t('notice.insufficientTitle');
    case 'blocked':
      return t('notice.blocked');
    case 'limit':
      return t('notice.limit');
    case 'tooSoon':
      return t('notice.tooSoon');
    default:
      return refusal;
  }
}
